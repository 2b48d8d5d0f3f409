<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Looks;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Newsletter_Mailer;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the parts of an email that are the same for all recipients: subject, preview text, HTML and plain text. A random
 * placeholder marks the unsubscribe link, so that no content of a post can be mistaken for it.
 */
final class Campaign_Letter {

	/** Maximum number of characters of the subject. */
	const SUBJECT = 300;

	/** Maximum number of characters of the preview text, if it is the start of the post. */
	const PREVIEW = 150;

	/**
	 * Writes the subject, the preview text and both bodies.
	 *
	 * @param array|null $texts Unsaved `subject` and `preview`; null to use the stored ones.
	 * @return string[] `subject`, `preview`, `html`, `text`, `place` (placeholder for the unsubscribe link in `html` and `text`).
	 */
	public static function write( \WP_Post $post, ?array $texts = null ): array {
		$title   = self::title( $post );
		$title   = '' === $title ? Mail_Layout::site() : $title;
		$subject = self::typed( $texts, 'subject', $post, Newsletter_Meta::SUBJECT );
		$preview = self::typed( $texts, 'preview', $post, Newsletter_Meta::PREVIEW );
		$body    = Campaign_Content::html( $post );
		$more    = array(
			'byline'   => self::byline( $post ),
			'is_light' => Campaign_Content::brings_colors( $post ),
		);
		$place   = self::place();
		$footer  = self::footer( $place );
		if ( '' === $preview ) {
			$start   = Campaign_Excerpt::paragraphs( $post );
			$preview = $start ? Campaign_Excerpt::cut( $start[0], self::PREVIEW ) : '';
		}
		return array(
			'subject' => '' === $subject ? $title : $subject,
			'preview' => $preview,
			'html'    => Mail_Layout::html( $title, $body, $footer, $more + array( 'preview' => $preview ) ),
			'place'   => $place,
			// Without the preview text, which would repeat the start of the post.
			'text'    => Mail_Layout::plain( Mail_Layout::html( $title, $body, $footer, $more ) ),
		);
	}

	/**
	 * Returns the title of a post.
	 *
	 * @return string One line of plain text; empty if there is none.
	 */
	public static function title( \WP_Post $post ): string {
		return mb_substr( Mail_Text::line( Campaign_Shortcodes::text( get_the_title( $post ) ) ), 0, self::SUBJECT );
	}

	/** Returns a random placeholder for the unsubscribe link. */
	public static function place(): string {
		return 'https://mainstreet.invalid/' . bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Renders the footer of emails to subscribers: the reason for the email, the unsubscribe link, and the sender's address.
	 *
	 * @param string $place Result of place().
	 */
	public static function footer( string $place ): string {
		/* translators: %s: name of the site. */
		$why  = sprintf( __( 'You are receiving this email because you are subscribed to %s.', 'mainstreet-blocks' ), Mail_Layout::site() );
		$link = static function ( $text, $url = '' ) use ( $place ) {
			return '<a style="color:#50575e" href="' . ( '' === $url ? $place : esc_url( $url ) ) . '">' . esc_html( $text ) . '</a>';
		};
		$out  = $link( __( 'Unsubscribe', 'mainstreet-blocks' ) );
		if ( Subscriber_Frequency::day() ) {
			// Both links lead to the same page.
			/* translators: 1: link "Change email frequency", 2: link "Unsubscribe". */
			$out = sprintf( esc_html__( '%1$s or %2$s', 'mainstreet-blocks' ), $link( __( 'Change email frequency', 'mainstreet-blocks' ) ), $out );
		}
		$address = Mail_Looks::address();
		return '<p style="margin:0">' . esc_html( $why ) . " $out</p>"
			. ( '' === $address ? '' : '<p style="margin:12px 0 0">' . $link( Newsletter_Mailer::sender_name(), home_url( '/' ) ) . '<br>' . $address . '</p>' );
	}

	/**
	 * Returns the subject or preview text that the author entered.
	 *
	 * @param array|null $texts Unsaved texts.
	 * @param string     $name  `subject` or `preview`.
	 * @param string     $meta  Post meta, used if there is no unsaved text.
	 * @return string One line of plain text.
	 */
	private static function typed( ?array $texts, string $name, \WP_Post $post, string $meta ): string {
		$text = isset( $texts[ $name ] ) ? $texts[ $name ] : get_post_meta( $post->ID, $meta, true );
		return is_string( $text ) ? Mailer::line( Newsletter_Meta::clean_text( Campaign_Shortcodes::line( $text ) ) ) : '';
	}

	/**
	 * Returns the author and date of the post.
	 *
	 * @return string Plain text.
	 */
	private static function byline( \WP_Post $post ): string {
		$author = Mailer::line( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
		$date   = wp_specialchars_decode( (string) get_the_date( '', $post ), ENT_QUOTES );
		/* translators: 1: author, 2: date. */
		return '' === $author ? $date : sprintf( __( '%1$s · %2$s', 'mainstreet-blocks' ), $author, $date );
	}
}
