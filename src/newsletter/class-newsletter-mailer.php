<?php
namespace Mainstreet\Newsletter;

use Mainstreet\Core\Options\Options;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailer;

defined( 'ABSPATH' ) || exit;

/** Composes and sends emails from the sender of the newsletter. */
final class Newsletter_Mailer {

	/** Returns the sender name of newsletter emails. Mailer sets the address. */
	public static function sender_name() {
		$name = Options::get( 'newsletter_from_name' );
		return '' === $name ? Mail_Layout::site() : $name;
	}

	/**
	 * Builds an email from its HTML.
	 *
	 * @param string $title Subject and heading.
	 * @return array `subject`, `html`, `text`, `headers`.
	 */
	public static function compose( string $title, string $body, string $footer = '' ): array {
		$html = Mail_Layout::html( $title, $body, $footer );
		return array(
			'subject' => $title,
			'html'    => $html,
			'text'    => Mail_Text::plain( $html ),
			'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
		);
	}

	/**
	 * Sends an email from the sender of the newsletter.
	 *
	 * @param array $mail Email for Mailer::send().
	 * @return true|\WP_Error
	 */
	public static function send( array $mail ) {
		$mail['from_name'] = self::sender_name();
		return Mail_Phpmailer::run_with( static fn() => ( new Mailer() )->send( $mail ) );
	}

	/**
	 * Builds the headers for unsubscribing in email programs (RFC 2369, RFC 8058).
	 *
	 * @param string $out Unsubscribe URL of the person.
	 * @return string[] Values by name.
	 */
	public static function unsubscribe_headers( string $out ): array {
		$set    = Options::get( 'newsletter_from_email' );
		$owner  = '' === $set ? (string) get_option( 'admin_email' ) : $set;
		$mailto = is_email( $owner ) ? ', <mailto:' . $owner . '?subject=unsubscribe>' : '';
		return array(
			'List-Unsubscribe'      => '<' . $out . '>' . $mailto,
			'List-Unsubscribe-Post' => 'List-Unsubscribe=One-Click',
			'List-Id'               => '<newsletter.' . wp_parse_url( home_url(), PHP_URL_HOST ) . '>',
			'Auto-Submitted'        => 'auto-generated',
		);
	}
}
