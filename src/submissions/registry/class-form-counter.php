<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Counts rendered forms, so that content with thousands of forms cannot overload the server. Counts separately for each
 * content, because indexers and newsletters render many contents in one request.
 */
final class Form_Counter {

	/** Maximum number of forms in one content. */
	const MAX_FORMS = 500;

	/**
	 * Number of rendered forms by content.
	 *
	 * @var array<string, int>
	 */
	private static array $counts = array();

	/** Whether the limit is reached and no more forms are rendered. Call this before parsing a form. */
	public static function is_reached(): bool {
		$content = self::get_content_key();
		return isset( self::$counts[ $content ] ) && self::$counts[ $content ] >= self::MAX_FORMS;
	}

	/** Counts a rendered form. */
	public static function count(): void {
		$content                  = self::get_content_key();
		self::$counts[ $content ] = isset( self::$counts[ $content ] ) ? self::$counts[ $content ] + 1 : 1;
	}

	/** Returns a key of the content being rendered. */
	private static function get_content_key(): string {
		return did_filter( 'the_content' ) . '|' . (int) get_the_ID();
	}
}
