<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Registration\Block_Types\Block_Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Reads entries of parse_blocks(). Stored blocks may contain values of any type: each method returns the declared type, and
 * text of a bounded length.
 */
final class Parsed_Block {

	/** Maximum depth of inner blocks that are searched. */
	const MAX_DEPTH = 12;

	/** Directions of the buttons of a form in steps, by `uniqueId`. */
	const DIRECTIONS = array(
		'previous-step' => 'back',
		'next-step'     => 'next',
	);

	/** Returns the attributes as stored in the block comment. */
	public static function get_attributes( array $block ): array {
		return Attributes::items( $block, 'attrs' );
	}

	/** Returns the name of the block; '' for plain HTML. */
	public static function get_name( array $block ): string {
		return Attributes::text( $block, 'blockName' );
	}

	/**
	 * Lists the inner blocks that belong to the form. A hidden label does: emails and screen readers still use it.
	 *
	 * @return array[]
	 */
	public static function get_children( array $block ): array {
		$there = array();
		foreach ( self::get_all_children( $block ) as $child ) {
			if ( ! Block_Filters::is_hidden( $child ) || 'jetpack/label' === self::get_name( $child ) ) {
				$there[] = $child;
			}
		}
		return $there;
	}

	/**
	 * Lists all inner blocks, including hidden ones.
	 *
	 * @return array[]
	 */
	public static function get_all_children( array $block ): array {
		return empty( $block['innerBlocks'] ) || ! is_array( $block['innerBlocks'] ) ? array() : array_values( array_filter( $block['innerBlocks'], 'is_array' ) );
	}

	/**
	 * Finds blocks by name, at any depth, in document order. Blocks inside a match are not searched.
	 *
	 * @param string[]|\Closure $names Block names, or a predicate that takes a name.
	 * @return array[] Parsed blocks.
	 */
	public static function find_all( array $block, $names, int $depth = self::MAX_DEPTH ): array {
		$found = array();
		self::collect( $block, $names, $depth, $found );
		return $found;
	}

	/**
	 * Adds the blocks that find_all() finds to a list.
	 *
	 * @param string[]|\Closure $names See find_all().
	 * @param array[]           $found Matches; more are added.
	 */
	private static function collect( array $block, $names, int $depth, array &$found ): void {
		foreach ( $depth > 0 ? self::get_children( $block ) : array() as $child ) {
			$name = self::get_name( $child );
			if ( $names instanceof \Closure ? $names( $name ) : in_array( $name, $names, true ) ) {
				$found[] = $child;
			} else {
				self::collect( $child, $names, $depth - 1, $found );
			}
		}
	}

	/**
	 * Returns the attributes of the first inner block with one of the names.
	 *
	 * @param string ...$names Block names.
	 * @return array|null Null if there is no such block.
	 */
	public static function find_attributes( array $block, ...$names ): ?array {
		$found = self::find_all( $block, $names, 4 );
		return $found ? self::get_attributes( $found[0] ) : null;
	}

	/**
	 * Returns the direction of a button of a form in steps.
	 *
	 * @return string `back` or `next`; '' for a submit button.
	 */
	public static function get_direction( array $button ) {
		$id = 'jetpack/button' === self::get_name( $button ) ? self::get_text( self::get_attributes( $button ), 'uniqueId', 40 ) : '';
		return isset( self::DIRECTIONS[ $id ] ) ? self::DIRECTIONS[ $id ] : '';
	}

	/**
	 * Returns an attribute as text, which may contain HTML.
	 *
	 * @param string $name  Name of the attribute.
	 * @param int    $limit Maximum number of characters.
	 * @return string '' if the attribute is neither text nor a number.
	 */
	public static function get_text( array $attributes, $name, $limit = 5000 ) {
		$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::to_number( $value );
		}
		if ( ! is_string( $value ) || '' === $value ) {
			return '';
		}
		$value = Utf8::clean( substr( $value, 0, $limit * 4 ) );
		$value = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $value );
		return mb_substr( $value, 0, $limit );
	}

	/**
	 * Converts rich text to plain text in one line.
	 *
	 * @param string $html Text that may contain HTML.
	 * @return string Plain text.
	 */
	public static function to_plain_text( $html ): string {
		return Plain_Text::line_from_html( $html );
	}

	/**
	 * Returns a plain text attribute (it contains no markup) in one line.
	 *
	 * @param string $name Name of the attribute.
	 */
	public static function get_plain_text( array $attributes, $name, int $limit = 5000 ): string {
		return Plain_Text::line( self::get_typed_text( $attributes, $name, $limit ) );
	}

	/** Returns a rich text attribute as plain text. Also reads posts saved when the attribute was plain text. */
	public static function get_rich_text( array $attributes, string $name, int $limit = 5000 ): string {
		return self::to_plain_text( self::get_text( $attributes, $name, $limit ) );
	}

	/**
	 * Returns a plain text attribute as its author typed it. WordPress stores `&`, `<` and `>` as entities for authors without
	 * the capability unfiltered_html.
	 *
	 * @param string $name Name of the attribute.
	 */
	public static function get_typed_text( array $attributes, $name, int $limit = 5000 ): string {
		return Plain_Text::from_attribute( self::get_text( $attributes, $name, $limit ) );
	}

	/**
	 * Returns an attribute as a boolean.
	 *
	 * @param bool $standard Value if the attribute is missing or an array.
	 */
	public static function get_boolean( array $attributes, string $name, bool $standard = false ): bool {
		$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : null;
		if ( null === $value || is_array( $value ) ) {
			return $standard;
		}
		return is_string( $value ) ? in_array( strtolower( $value ), array( '1', 'true', 'yes' ), true ) : (bool) $value;
	}

	/**
	 * Formats a number as text. The JSON of a float differs between machines, and definitions are hashed as JSON.
	 *
	 * @param mixed $value Number, or numeric text.
	 * @return string Decimal number; '' if it is not numeric or beyond 1e12.
	 */
	public static function to_number( $value ): string {
		$is_number = is_int( $value ) || is_float( $value ) || ( is_string( $value ) && strlen( $value ) < 40 && is_numeric( $value ) );
		if ( ! $is_number || abs( (float) $value ) > 1e12 || ! is_finite( (float) $value ) ) {
			return '';
		}
		return Plain_Text::from_number( $value );
	}
}
