<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Protects plain text attributes from wp_kses(). Core filters every block attribute as HTML: it removes text that looks like a tag,
 * and converts `&` to `&amp;`. Attributes that a block declares as plain text (`mainstreet.textAttributes` in block.json) are
 * replaced by placeholders before the filter and restored after it. The markup of the block is filtered as usual. The attributes
 * must be escaped on output, in `save` and in PHP, as the posts of administrators are not filtered anyway.
 */
final class Text_Attributes_Kses {

	/** Placeholder of a value; consists of characters that no filter changes. */
	const PLACEHOLDER = 'mainstreet_kept_';

	/**
	 * Original values by number.
	 *
	 * @var array<int, mixed>
	 */
	private static array $kept = array();

	/** Number of placeholders in this request. */
	private static int $count = 0;

	/**
	 * Escapes the attributes in block delimiters as the editor does. Otherwise core would filter the attributes of delimiters that were
	 * written by hand as HTML.
	 *
	 * @param string $content Content, slashed.
	 */
	public static function escape_delimiters( $content ) {
		if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) || ! self::may_contain( $content ) ) {
			return $content;
		}
		return wp_slash( serialize_blocks( parse_blocks( wp_unslash( $content ) ) ) );
	}

	/**
	 * Replaces the plain text attributes by placeholders.
	 *
	 * @param array|string $allowed Allowed HTML, as the filter `pre_kses` passes it.
	 */
	public static function replace_with_placeholders( string $content, $allowed ): string {
		return self::map_attributes(
			$content,
			$allowed,
			static function ( $value ) {
				self::$kept[ ++self::$count ] = $value;
				return self::PLACEHOLDER . self::$count;
			}
		);
	}

	/**
	 * Restores the original values.
	 *
	 * @param array|string $allowed Allowed HTML, as the filter `pre_kses` passes it.
	 */
	public static function restore( string $content, $allowed ): string {
		if ( ! self::$kept ) {
			return $content;
		}
		return self::map_attributes(
			$content,
			$allowed,
			static function ( $value ) {
				$number = is_string( $value ) && 0 === strpos( $value, self::PLACEHOLDER ) ? (int) substr( $value, strlen( self::PLACEHOLDER ) ) : 0;
				if ( ! array_key_exists( $number, self::$kept ) ) {
					return $value;
				}
				$value = self::$kept[ $number ];
				unset( self::$kept[ $number ] );
				return $value;
			}
		);
	}

	/**
	 * Changes the plain text attributes in the content of a post. Blocks are serialized as core does.
	 *
	 * @param array|string $allowed Allowed HTML, as the filter `pre_kses` passes it.
	 */
	private static function map_attributes( string $content, $allowed, callable $change ): string {
		if ( 'post' !== $allowed || ! self::may_contain( $content ) ) {
			return $content;
		}
		return serialize_blocks(
			array_map( static fn( $block ) => self::map_block( $block, $change ), parse_blocks( $content ) )
		);
	}

	/** Changes the plain text attributes of a block and its inner blocks. */
	private static function map_block( array $block, callable $change ): array {
		$name = (string) $block['blockName'];
		/**
		 * Filters which block attributes are plain text, not HTML, so that they are stored unchanged for authors without `unfiltered_html`.
		 * They must be escaped on output.
		 *
		 * @param array $texts Names of attributes by block name, including those of the plugin's blocks.
		 */
		$texts = apply_filters( 'mainstreet_text_attributes', Blocks::get_declared( 'textAttributes' ) );
		// Another plugin with a block of this name may print its attributes without escaping.
		if ( isset( $texts[ $name ] ) && is_array( $block['attrs'] ) && ! in_array( \Mainstreet\index()['blocks'][ $name ] ?? '', Blocks::conflicting(), true ) ) {
			foreach ( array_intersect( $texts[ $name ], array_keys( $block['attrs'] ) ) as $attribute ) {
				$block['attrs'][ $attribute ] = $change( $block['attrs'][ $attribute ] );
			}
		}
		foreach ( $block['innerBlocks'] as $index => $inner ) {
			$block['innerBlocks'][ $index ] = self::map_block( $inner, $change );
		}
		return $block;
	}

	/** Whether the content may contain blocks with plain text attributes. */
	private static function may_contain( $content ): bool {
		return is_string( $content ) && 1 === preg_match( '#<!--\s*wp:(?:jetpack(?:-search)?/|videopress/|video\s[^>]{0,40000}"guid":)#', $content );
	}
}
