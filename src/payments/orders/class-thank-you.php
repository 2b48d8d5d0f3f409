<?php
/**
 * The line of thanks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Thanks who comes back to the post after paying. It says nothing of the order and lets nobody see anything, so that the address may
 * be shared or lie in a cache.
 */
final class Thank_You {

	/** Parameter of the post's address. */
	const PARAM = 'mainstreet_thanks';

	/**
	 * Whether it was shown.
	 *
	 * @var bool
	 */
	private static $is_shown = false;

	/**
	 * The words.
	 *
	 * @return string Plain text.
	 */
	public static function text() {
		return __( 'Thank you for your payment', 'mainstreet-blocks' );
	}

	/**
	 * Puts the line above the post that the page is about.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public static function add( $content ) {
		if ( self::$is_shown || ! is_singular() || is_feed() || ! in_the_loop() || ! is_main_query() || get_the_ID() !== get_queried_object_id() ) {
			return $content;
		}
		self::$is_shown = true;
		return self::line() . $content;
	}

	/**
	 * The line.
	 *
	 * @return string HTML.
	 */
	public static function line() {
		return '<p class="mainstreet-payments-thanks" role="status">' . esc_html( self::text() . '. ' . __( 'You get an e-mail about it.', 'mainstreet-blocks' ) ) . '</p>';
	}

	/**
	 * Loads its looks.
	 */
	public static function enqueue() {
		Themed_Page::enqueue();
	}
}
