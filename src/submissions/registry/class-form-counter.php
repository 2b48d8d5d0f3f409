<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the forms drawn of each content, so that one made of thousands does not hold the server.
 * Each content has a number of its own, since indexers and mails draw thousands of them in one go.
 */
final class Form_Counter {

	/** Forms of one content at most: many times what anybody puts into a page. */
	const MOST = 500;

	/**
	 * Forms drawn so far, by content.
	 *
	 * @var array<string, int>
	 */
	private static $drawn = array();

	/**
	 * Tells whether no more are drawn. To be asked before anything of a form is read.
	 *
	 * @return bool
	 */
	public static function is_reached() {
		$content = self::content();
		return isset( self::$drawn[ $content ] ) && self::$drawn[ $content ] >= self::MOST;
	}

	/**
	 * Counts one that is drawn.
	 */
	public static function count() {
		$content                 = self::content();
		self::$drawn[ $content ] = isset( self::$drawn[ $content ] ) ? self::$drawn[ $content ] + 1 : 1;
	}

	/**
	 * Names the content being drawn.
	 *
	 * @return string
	 */
	private static function content() {
		return did_filter( 'the_content' ) . '|' . (int) get_the_ID();
	}
}
