<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Core cleans every attribute of every block as if it were HTML: of a text it takes what looks like
 * a tag, and makes `&amp;` of `&`. Here the attributes that a block declares as text
 * (`mainstreet.textAttributes` of its block.json) are set aside
 * while it does, and put back behind it. The markup of the block is cleaned as ever, and these attributes are
 * nothing but text to whoever prints them: they are escaped in `save` and in PHP, for administrators'
 * posts were never cleaned.
 */
final class Plain_Attributes {

	/** Stands for a value while core cleans; letters that no filter changes. */
	const PLACEHOLDER = 'mainstreet_kept_';

	/**
	 * The values set aside, by number.
	 *
	 * @var array<int, mixed>
	 */
	private static array $kept = array();

	/** How many there were in this request. */
	private static int $count = 0;

	/**
	 * Writes attributes with the escapes of the editor before core looks at the content: of a
	 * delimiter written by hand it would make `&amp;`, or text, of what stands in it.
	 *
	 * @param string $content Content with slashes.
	 * @return string
	 */
	public static function escape_delimiters( $content ) {
		if ( ! has_filter( 'content_save_pre', 'wp_filter_post_kses' ) || ! self::may_hold( $content ) ) {
			return $content;
		}
		return wp_slash( serialize_blocks( parse_blocks( wp_unslash( $content ) ) ) );
	}

	/**
	 * Takes the texts out.
	 *
	 * @param string       $content What is about to be cleaned.
	 * @param array|string $allowed Name of the list of allowed HTML, or the list.
	 */
	public static function set_aside( string $content, $allowed ): string {
		return self::change(
			$content,
			$allowed,
			static function ( $value ) {
				self::$kept[ ++self::$count ] = $value;
				return self::PLACEHOLDER . self::$count;
			}
		);
	}

	/**
	 * Puts them back.
	 *
	 * @param string       $content What core has cleaned.
	 * @param array|string $allowed Name of the list of allowed HTML, or the list.
	 */
	public static function put_back( string $content, $allowed ): string {
		if ( ! self::$kept ) {
			return $content;
		}
		return self::change(
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
	 * Changes the attributes that are text in a post's content; core writes the blocks again in the same way.
	 *
	 * @param string       $content Content.
	 * @param array|string $allowed Name of the list of allowed HTML, or the list.
	 * @param callable     $change  Gets a value, gives another.
	 */
	private static function change( string $content, $allowed, callable $change ): string {
		if ( 'post' !== $allowed || ! self::may_hold( $content ) ) {
			return $content;
		}
		return serialize_blocks(
			array_map(
				static function ( $block ) use ( $change ) {
					return self::change_block( $block, $change );
				},
				parse_blocks( $content )
			)
		);
	}

	/**
	 * The same for one block and those in it.
	 *
	 * @param array    $block  Parsed block.
	 * @param callable $change Gets a value, gives another.
	 */
	private static function change_block( array $block, callable $change ): array {
		$name = (string) $block['blockName'];
		/**
		 * Filters which attributes of blocks are text and not HTML, so that they are kept as authors without `unfiltered_html` wrote them. Whatever
		 * prints them has to escape them.
		 *
		 * @param array $texts Names of attributes, by block name; those of our blocks are in it.
		 */
		$texts = apply_filters( 'mainstreet_text_attributes', Block_Declarations::of( 'textAttributes' ) );
		if ( isset( $texts[ $name ] ) && is_array( $block['attrs'] ) && ! self::is_conflicting( $name ) ) {
			foreach ( array_intersect( $texts[ $name ], array_keys( $block['attrs'] ) ) as $attribute ) {
				$block['attrs'][ $attribute ] = $change( $block['attrs'][ $attribute ] );
			}
		}
		foreach ( $block['innerBlocks'] as $index => $inner ) {
			$block['innerBlocks'][ $index ] = self::change_block( $inner, $change );
		}
		return $block;
	}

	/**
	 * Whether another plugin registered the block: what it does with its attributes is not known.
	 *
	 * @param string $name Block name.
	 */
	private static function is_conflicting( string $name ): bool {
		foreach ( Blocks::conflicting() as $slug ) {
			if ( isset( Blocks::names()[ $slug ] ) && Blocks::names()[ $slug ] === $name ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the content may hold one of these blocks.
	 *
	 * @param string $content Content.
	 */
	private static function may_hold( $content ): bool {
		return is_string( $content ) && 1 === preg_match( '#<!--\s*wp:(?:jetpack/|videopress/|video\s[^>]{0,40000}"guid":)#', $content );
	}
}
