<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Mail\Mail_Layout;

defined( 'ABSPATH' ) || exit;

/** Writes the weekly email for readers who get the same posts: title, image, excerpt and link of each post. */
final class Weekly_Letter {

	/** Maximum number of posts with image and excerpt. Further posts have only a title. */
	const SHOWN = 20;

	/** Maximum number of characters of an excerpt. */
	const START = 320;

	/**
	 * Writes the subject, the preview text and both bodies.
	 *
	 * @param \WP_Post[] $posts At least one, newest first.
	 * @return string[] As Campaign_Letter::write().
	 */
	public static function write( array $posts ): array {
		/* translators: %s: name of the site. */
		$title  = sprintf( __( 'New on %s this week', 'mainstreet-blocks' ), Mail_Layout::site() );
		$titles = array_map( array( __CLASS__, 'title' ), $posts );
		$body   = implode( '', array_map( array( __CLASS__, 'post' ), array_slice( $posts, 0, self::SHOWN ) ) );
		foreach ( array_slice( $posts, self::SHOWN ) as $post ) {
			$body .= '<p style="margin:0 0 8px">' . self::link( $post, self::title( $post ), '' ) . '</p>';
		}
		$place   = Campaign_Letter::place();
		$footer  = Campaign_Letter::footer( $place );
		$preview = Campaign_Excerpt::cut( implode( ' · ', array_slice( $titles, 0, 5 ) ), Campaign_Letter::PREVIEW );
		return array(
			'subject' => mb_substr( $title, 0, Campaign_Letter::SUBJECT ),
			'preview' => $preview,
			'html'    => Mail_Layout::html( $title, $body, $footer, array( 'preview' => $preview ) ),
			'place'   => $place,
			'text'    => Mail_Layout::plain( Mail_Layout::html( $title, $body, $footer ) ),
		);
	}

	/**
	 * Renders a post of the email.
	 *
	 * @return string Safe HTML.
	 */
	private static function post( \WP_Post $post ) {
		$start = implode( ' ', Campaign_Excerpt::paragraphs( $post ) );
		return '<h2 style="margin:24px 0 8px;padding:20px 0 0;border-top:1px solid #dcdcde;font-size:21px;line-height:1.3;overflow-wrap:break-word">' . self::link( $post, self::title( $post ), 'color:#1e1e1e;text-decoration:none' ) . '</h2>'
			. Campaign_Content::picture( $post )
			. ( '' === $start ? '' : Mail_Layout::paragraph( Campaign_Excerpt::cut( $start, self::START ) ) )
			. '<p style="margin:0 0 16px">' . self::link( $post, __( 'Read on the site', 'mainstreet-blocks' ), '' ) . '</p>';
	}

	/**
	 * Renders a link to a post.
	 *
	 * @param string $text Plain text.
	 */
	private static function link( \WP_Post $post, string $text, string $style ): string {
		return '<a' . ( '' === $style ? '' : " style=\"$style\"" ) . ' href="' . esc_url( (string) get_permalink( $post ) ) . '">' . esc_html( $text ) . '</a>';
	}

	/**
	 * Returns the title of a post, or its date if it has none.
	 *
	 * @return string Plain text, never empty.
	 */
	private static function title( \WP_Post $post ) {
		$title = Campaign_Letter::title( $post );
		return '' === $title ? wp_specialchars_decode( (string) get_the_date( '', $post ), ENT_QUOTES ) : $title;
	}
}
