<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Options\Options;
use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Mail\Mailer;
use Mainstreet\Mail\Outbox\Transport;
use Mainstreet\Newsletter\Queue\Delivery_Guard;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;

defined( 'ABSPATH' ) || exit;

/**
 * A post as a mail: written once (Campaign_Letter), then sent to one person after the other with the person's own
 * link to unsubscribe.
 */
final class Campaign_Mail {

	/** Seconds the mail system may take for one mail. */
	const TIMEOUT = 30;

	/** Number of the campaign; 0 for a test. */
	private int $campaign;

	/**
	 * As Campaign_Letter::write() gives it.
	 *
	 * @var string[]
	 */
	private array $mail;

	/** Message-ID of the mail that is being sent. */
	private string $message_id = '';

	/**
	 * Writes the mail.
	 *
	 * @param int                  $campaign Number of the campaign; 0 for a test.
	 * @param \WP_Post|\WP_Post[] $post     The post; a list of those of a weekly e-mail.
	 * @param array|null           $texts    `subject`, `preview` as they are being typed; null for those of the post.
	 */
	public function __construct( int $campaign, $post, ?array $texts = null ) {
		$this->campaign = $campaign;
		// The queue may run in anybody's request; what goes to all is what guests see.
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$this->mail = is_array( $post ) ? Weekly_Letter::write( $post ) : Campaign_Letter::write( $post, $texts );
		wp_set_current_user( $user );
	}

	/**
	 * Sends it to one person.
	 *
	 * @param array          $person `id`, `email`, `unsub_key`.
	 * @param Delivery_Guard $guard  The guard of this mail.
	 * @return true|\WP_Error
	 */
	public function send( array $person, Delivery_Guard $guard ) {
		$out  = Subscriber_Links::out( $person['id'], $person['unsub_key'] );
		$mail = array(
			'to'        => array( $person['email'] ),
			'from_name' => Subscriber_Mails::sender(),
			'subject'   => $this->mail['subject'],
			'html'      => $this->fill( 'html', esc_url( $out ) ),
			'text'      => $this->fill( 'text', $out ),
			'headers'   => array_merge( self::out_headers( $out ), array( 'X-Mainstreet-Mail' => $this->campaign . '.' . (int) $person['id'] ) ),
		);

		$this->message_id = self::message_id( $this->campaign, (int) $person['id'] );
		add_action( 'phpmailer_init', array( $this, 'prepare' ), 99 );
		$outcome = ( new Transport( $guard ) )->send( $mail );
		remove_action( 'phpmailer_init', array( $this, 'prepare' ), 99 );
		return $outcome;
	}

	/**
	 * Sends it to somebody who wants to see it first.
	 *
	 * @param string $email Address.
	 * @return true|\WP_Error
	 */
	public function send_test( string $email ) {
		return self::hand_over(
			array(
				'to'      => array( $email ),
				/* translators: %s: subject of an e-mail. */
				'subject' => sprintf( __( '[Test] %s', 'mainstreet-blocks' ), $this->mail['subject'] ),
				'html'    => $this->fill( 'html', esc_url( home_url( '/' ) ) ),
				'text'    => $this->fill( 'text', home_url( '/' ) ),
			)
		);
	}

	/**
	 * The mail for somebody who wants to see it first.
	 *
	 * @return string[] `subject`, `preview`, `html`.
	 */
	public function sample(): array {
		return array(
			'subject' => $this->mail['subject'],
			'preview' => $this->mail['preview'],
			'html'    => $this->fill( 'html', esc_url( home_url( '/' ) ) ),
		);
	}

	/**
	 * Sends a mail from the newsletter's sender.
	 *
	 * @param array $mail For Mailer::send().
	 * @return true|\WP_Error
	 */
	public static function hand_over( array $mail ) {
		$mail['from_name'] = Subscriber_Mails::sender();
		return Mail_Phpmailer::during(
			static function () use ( $mail ) {
				return ( new Mailer() )->send( $mail );
			}
		);
	}

	/**
	 * Gives PHPMailer what wp_mail() has no argument for. One connection serves a batch.
	 *
	 * @param \PHPMailer\PHPMailer\PHPMailer $phpmailer The mailer.
	 */
	public function prepare( $phpmailer ): void {
		$phpmailer->MessageID = '<' . $this->message_id . '>'; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		$phpmailer->Timeout   = min( self::TIMEOUT, (int) $phpmailer->Timeout ); // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( 'smtp' === $phpmailer->Mailer ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			$phpmailer->SMTPKeepAlive = true; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			// PHPMailer writes line by line; else each line may wait for the server's receipt of the one before.
			$phpmailer->SMTPOptions = array_replace_recursive( array( 'socket' => array( 'tcp_nodelay' => true ) ), (array) $phpmailer->SMTPOptions ); // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		}
	}

	/**
	 * Message-ID of one person's mail: the same each time it is tried.
	 *
	 * @param int $campaign   Campaign.
	 * @param int $subscriber Subscriber.
	 * @return string Without brackets.
	 */
	public static function message_id( int $campaign, int $subscriber ): string {
		$proof = substr( hash_hmac( 'sha256', "mail|$campaign|$subscriber", wp_salt( 'nonce' ) ), 0, 16 );
		return "mainstreet.$campaign.$subscriber.$proof@" . wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Headers that let mail programs offer to unsubscribe (RFC 2369, RFC 8058).
	 *
	 * @param string $out The person's link.
	 * @return string[] Values by name.
	 */
	public static function out_headers( string $out ): array {
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

	/**
	 * A form of the mail with a link in its place.
	 *
	 * @param string $form `html` or `text`.
	 * @param string $link The link, escaped for that form.
	 */
	private function fill( string $form, string $link ): string {
		return str_replace( $this->mail['place'], $link, $this->mail[ $form ] );
	}
}
