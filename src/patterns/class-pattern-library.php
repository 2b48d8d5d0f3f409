<?php
namespace Mainstreet\Patterns;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the block patterns in `library/<name>.php`. Each file returns the arguments of register_block_pattern(): `title`,
 * `description`, `keywords`, `categories`, and `content`, a function that returns the blocks.
 */
final class Pattern_Library {

	/** Category of all patterns. */
	const CATEGORY = 'mainstreet';

	public static function register_category(): void {
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Mainstreet', 'mainstreet-blocks' ),
				'description' => __( 'Contact details, hours, forms, newsletters and more, made with Mainstreet blocks.', 'mainstreet-blocks' ),
			)
		);
	}

	/** Registers the patterns that are not registered yet, except those with a block that is disabled or not in the site's plan. */
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
	 * Returns the names of all patterns.
	 *
	 * @return string[] Such as `contact-page`.
	 */
	public static function names(): array {
		return array_map( static fn( $file ) => basename( $file, '.php' ), (array) glob( __DIR__ . '/library/*.php' ) );
	}

	/**
	 * Returns a pattern.
	 *
	 * @param string $name One of names().
	 * @return array Arguments of register_block_pattern(); empty for an unknown name.
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
	 * Whether all blocks of a pattern are registered, except those of core.
	 *
	 * @param string $content Block markup.
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
