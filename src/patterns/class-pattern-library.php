<?php
namespace Mainstreet\Patterns;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `library/<name>.php`, each of which returns what register_block_pattern() takes:
 * `title`, `description`, `keywords`, `categories`, `content` (a function that gives the blocks). A new pattern is one more file.
 */
final class Pattern_Library {

	/** Category of all of them. */
	const CATEGORY = 'mainstreet';

	/** Registers the category. */
	public static function register_category(): void {
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Mainstreet', 'mainstreet-blocks' ),
				'description' => __( 'Contact details, hours, forms, newsletters and more, made with Mainstreet blocks.', 'mainstreet-blocks' ),
			)
		);
	}

	/**
	 * Registers the patterns; twice does no harm. A pattern with a block that is switched off, or that the site's plan does not
	 * have, is left out.
	 */
	public static function register_patterns(): void {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		foreach ( self::names() as $name ) {
			$pattern = self::get( $name );
			if ( ! $registry->is_registered( self::CATEGORY . '/' . $name ) && self::is_usable( $pattern['content'] ) ) {
				register_block_pattern( self::CATEGORY . '/' . $name, $pattern );
			}
		}
	}

	/**
	 * All patterns.
	 *
	 * @return string[] Names, such as `contact-page`.
	 */
	public static function names(): array {
		return array_map(
			static function ( $file ) {
				return basename( $file, '.php' );
			},
			(array) glob( __DIR__ . '/library/*.php' )
		);
	}

	/**
	 * One pattern.
	 *
	 * @param string $name One of names().
	 * @return array As register_block_pattern() takes it; empty for none.
	 */
	public static function get( $name ) {
		if ( ! in_array( $name, self::names(), true ) ) {
			return array();
		}
		$pattern = require __DIR__ . "/library/$name.php";
		return array(
			'content'    => call_user_func( $pattern['content'], new Pattern_Markup() ),
			'categories' => array_merge( array( self::CATEGORY ), $pattern['categories'] ),
			'source'     => 'plugin',
		) + $pattern + array( 'viewportWidth' => 1200 );
	}

	/**
	 * Whether the site has all blocks of a pattern.
	 *
	 * @param string $content Blocks.
	 */
	public static function is_usable( $content ): bool {
		preg_match_all( '#<!-- wp:([a-z][a-z0-9-]*/[a-z][a-z0-9-]*)#', $content, $found );
		foreach ( array_unique( $found[1] ) as $name ) {
			if ( ! Blocks::type( $name ) ) {
				return false;
			}
		}
		return true;
	}
}
