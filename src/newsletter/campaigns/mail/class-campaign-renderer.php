<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Styles;
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
final class Campaign_Renderer {

	/** Maximum number of characters of the subject. */
	const SUBJECT = 300;

	/** Maximum number of characters of the preview text, if it is the start of the post. */
	const PREVIEW = 150;

	/** Weekly email: maximum number of posts with image and excerpt (further posts have only a title), and of characters of an excerpt. */
	const WEEKLY_POSTS   = 20;
	const WEEKLY_EXCERPT = 320;

	/**
	 * Renders the email of a post.
	 *
	 * @param array|null $texts Unsaved `subject` and `preview`; null to use the stored ones.
	 * @return string[] `subject`, `preview`, `html`, `text`, `place` (placeholder for the unsubscribe link in `html` and `text`).
	 */
	public static function render( \WP_Post $post, ?array $texts = null ): array {
		$title   = self::title( $post );
		$title   = '' === $title ? Mail_Layout::site() : $title;
		$subject = self::custom_text( $texts, 'subject', $post, Newsletter_Meta::SUBJECT );
		$preview = self::custom_text( $texts, 'preview', $post, Newsletter_Meta::PREVIEW );
		$body    = Campaign_Content::html( $post );
		$more    = array(
			'byline'   => self::byline( $post ),
			'is_light' => Campaign_Content::has_colors( $post ),
		);
		if ( '' === $preview ) {
			$start   = Campaign_Content::excerpt( $post );
			$preview = $start ? Campaign_Content::shorten( $start[0], self::PREVIEW ) : '';
		}
		return array( 'subject' => '' === $subject ? $title : $subject ) + self::compose( $title, $body, $preview, $more );
	}

	/**
	 * Renders the weekly email for readers who get the same posts: title, image, excerpt and link of each post.
	 *
	 * @param \WP_Post[] $posts At least one, newest first.
	 * @return string[] As render().
	 */
	public static function render_weekly( array $posts ): array {
		/* translators: %s: name of the site. */
		$title  = sprintf( __( 'New on %s this week', 'mainstreet-blocks' ), Mail_Layout::site() );
		$titles = array_map( array( __CLASS__, 'title_or_date' ), $posts );
		$body   = implode( '', array_map( array( __CLASS__, 'render_weekly_post' ), array_slice( $posts, 0, self::WEEKLY_POSTS ) ) );
		foreach ( array_slice( $posts, self::WEEKLY_POSTS ) as $post ) {
			$body .= '<p style="margin:0 0 8px">' . self::render_link( $post, self::title_or_date( $post ), '' ) . '</p>';
		}
		$preview = Campaign_Content::shorten( implode( ' · ', array_slice( $titles, 0, 5 ) ), self::PREVIEW );
		return array( 'subject' => mb_substr( $title, 0, self::SUBJECT ) ) + self::compose( $title, $body, $preview, array() );
	}

	/**
	 * Renders both bodies of an email. The plain text has no preview text, which would repeat the start of the post.
	 *
	 * @param array $more Options of Mail_Layout::html().
	 * @return string[] `preview`, `html`, `place`, `text`.
	 */
	private static function compose( string $title, string $body, string $preview, array $more ): array {
		$place  = 'https://mainstreet.invalid/' . bin2hex( random_bytes( 16 ) );
		$footer = self::render_footer( $place );
		return array(
			'preview' => $preview,
			'html'    => Mail_Layout::html( $title, $body, $footer, $more + array( 'preview' => $preview ) ),
			'place'   => $place,
			'text'    => Mail_Text::plain( Mail_Layout::html( $title, $body, $footer, $more ) ),
		);
	}

	/** Returns the title of a post: one line of plain text; empty if there is none. */
	private static function title( \WP_Post $post ): string {
		return mb_substr( Mail_Text::line( Campaign_Shortcodes::text( get_the_title( $post ) ) ), 0, self::SUBJECT );
	}

	/**
	 * Renders the footer of emails to subscribers: the reason for the email, the unsubscribe link, and the sender's address.
	 *
	 * @param string $place Placeholder of the unsubscribe link.
	 */
	private static function render_footer( string $place ): string {
		/* translators: %s: name of the site. */
		$why  = sprintf( __( 'You are receiving this email because you are subscribed to %s.', 'mainstreet-blocks' ), Mail_Layout::site() );
		$link = static fn( $text, $url = '' ) => '<a style="color:#50575e" href="' . ( '' === $url ? $place : esc_url( $url ) ) . '">' . esc_html( $text ) . '</a>';
		$out  = $link( __( 'Unsubscribe', 'mainstreet-blocks' ) );
		if ( Subscriber_Frequency::weekly_day() ) {
			// Both links lead to the same page.
			/* translators: 1: link "Change email frequency", 2: link "Unsubscribe". */
			$out = sprintf( esc_html__( '%1$s or %2$s', 'mainstreet-blocks' ), $link( __( 'Change email frequency', 'mainstreet-blocks' ) ), $out );
		}
		$address = Mail_Styles::address();
		return '<p style="margin:0">' . esc_html( $why ) . " $out</p>"
			. ( '' === $address ? '' : '<p style="margin:12px 0 0">' . $link( Newsletter_Mailer::sender_name(), home_url( '/' ) ) . '<br>' . $address . '</p>' );
	}

	/**
	 * Returns the subject or preview text that the author entered.
	 *
	 * @param string $name `subject` or `preview`.
	 * @param string $meta Post meta, used if there is no unsaved text.
	 * @return string One line of plain text.
	 */
	private static function custom_text( ?array $texts, string $name, \WP_Post $post, string $meta ): string {
		$text = $texts[ $name ] ?? get_post_meta( $post->ID, $meta, true );
		return is_string( $text ) ? Mailer::line( Newsletter_Meta::clean_text( Campaign_Shortcodes::line( $text ) ) ) : '';
	}

	/** Returns the author and date of the post. */
	private static function byline( \WP_Post $post ): string {
		$author = Mailer::line( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
		$date   = wp_specialchars_decode( (string) get_the_date( '', $post ), ENT_QUOTES );
		/* translators: 1: author, 2: date. */
		return '' === $author ? $date : sprintf( __( '%1$s · %2$s', 'mainstreet-blocks' ), $author, $date );
	}

	/**
	 * Renders a post of the email.
	 *
	 * @return string Safe HTML.
	 */
	private static function render_weekly_post( \WP_Post $post ) {
		$start = implode( ' ', Campaign_Content::excerpt( $post ) );
		return '<h2 style="margin:24px 0 8px;padding:20px 0 0;border-top:1px solid #dcdcde;font-size:21px;line-height:1.3;overflow-wrap:break-word">' . self::render_link( $post, self::title_or_date( $post ), 'color:#1e1e1e;text-decoration:none' ) . '</h2>'
			. Campaign_Content::featured_image( $post )
			. ( '' === $start ? '' : Mail_Layout::paragraph( Campaign_Content::shorten( $start, self::WEEKLY_EXCERPT ) ) )
			. '<p style="margin:0 0 16px">' . self::render_link( $post, __( 'Read on the site', 'mainstreet-blocks' ), '' ) . '</p>';
	}

	/**
	 * Renders a link to a post.
	 *
	 * @param string $text Plain text.
	 */
	private static function render_link( \WP_Post $post, string $text, string $style ): string {
		return '<a' . ( '' === $style ? '' : " style=\"$style\"" ) . ' href="' . esc_url( (string) get_permalink( $post ) ) . '">' . esc_html( $text ) . '</a>';
	}

	/**
	 * Returns the title of a post, or its date if it has none.
	 *
	 * @return string Plain text, never empty.
	 */
	private static function title_or_date( \WP_Post $post ) {
		$title = self::title( $post );
		return '' === $title ? wp_specialchars_decode( (string) get_the_date( '', $post ), ENT_QUOTES ) : $title;
	}
}
