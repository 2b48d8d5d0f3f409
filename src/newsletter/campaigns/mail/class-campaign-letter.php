<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Looks;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what all readers of a campaign get: subject, preview text, both forms. What stands for a person's link to
 * unsubscribe is drawn by lot for each letter, behind the writing of the post's part: nothing a post says can be taken for it.
 */
final class Campaign_Letter {

	/** Letters of a subject. */
	const SUBJECT = 300;

	/** Letters of the preview text, where it is the start of the post. */
	const PREVIEW = 150;

	/**
	 * Writes subject and both forms.
	 *
	 * @param \WP_Post   $post  The post.
	 * @param array|null $texts `subject`, `preview` as they are being typed; null for those of the post.
	 * @return string[] `subject`, `preview`, `html`, `text`; `place` stands in the latter two for the person's link.
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
			// Who reads the plain part has the text itself.
			'text'    => Mail_Layout::plain( Mail_Layout::html( $title, $body, $footer, $more ) ),
		);
	}

	/**
	 * Title of a post.
	 *
	 * @param \WP_Post $post The post.
	 * @return string One line of plain text; '' when there is none.
	 */
	public static function title( \WP_Post $post ): string {
		return mb_substr( Mail_Text::line( Campaign_Shortcodes::text( get_the_title( $post ) ) ), 0, self::SUBJECT );
	}

	/** What stands for a person's link to unsubscribe: nothing that others write can be taken for it. */
	public static function place(): string {
		return 'https://mainstreet.invalid/' . bin2hex( random_bytes( 16 ) );
	}

	/**
	 * What stands below each mail to subscribers: why they get it, the way out, and who sends it.
	 *
	 * @param string $place As place().
	 * @return string Safe HTML.
	 */
	public static function footer( string $place ): string {
		/* translators: %s: name of the site. */
		$why  = sprintf( __( 'You are receiving this email because you are subscribed to %s.', 'mainstreet-blocks' ), Mail_Layout::site() );
		$link = static function ( $text, $url = '' ) use ( $place ) {
			return '<a style="color:#50575e" href="' . ( '' === $url ? $place : esc_url( $url ) ) . '">' . esc_html( $text ) . '</a>';
		};
		$out  = $link( __( 'Unsubscribe', 'mainstreet-blocks' ) );
		if ( Subscriber_Frequency::day() ) {
			// One page has both.
			/* translators: 1: link "Change email frequency", 2: link "Unsubscribe". */
			$out = sprintf( esc_html__( '%1$s or %2$s', 'mainstreet-blocks' ), $link( __( 'Change email frequency', 'mainstreet-blocks' ) ), $out );
		}
		$address = Mail_Looks::address();
		return '<p style="margin:0">' . esc_html( $why ) . " $out</p>"
			. ( '' === $address ? '' : '<p style="margin:12px 0 0">' . $link( Subscriber_Mails::sender(), home_url( '/' ) ) . '<br>' . $address . '</p>' );
	}

	/**
	 * A text of the mail that its author may write.
	 *
	 * @param array|null $texts Those being typed.
	 * @param string     $name  Name among them.
	 * @param \WP_Post   $post  The post.
	 * @param string     $meta  Post meta.
	 * @return string One line of plain text.
	 */
	private static function typed( ?array $texts, string $name, \WP_Post $post, string $meta ): string {
		$text = isset( $texts[ $name ] ) ? $texts[ $name ] : get_post_meta( $post->ID, $meta, true );
		return is_string( $text ) ? Mailer::line( Newsletter_Meta::clean_text( Campaign_Shortcodes::line( $text ) ) ) : '';
	}

	/**
	 * Who wrote the post, and when.
	 *
	 * @param \WP_Post $post The post.
	 * @return string Plain text.
	 */
	private static function byline( \WP_Post $post ): string {
		$author = Mailer::line( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
		$date   = wp_specialchars_decode( (string) get_the_date( '', $post ), ENT_QUOTES );
		/* translators: 1: author, 2: date. */
		return '' === $author ? $date : sprintf( __( '%1$s · %2$s', 'mainstreet-blocks' ), $author, $date );
	}
}
