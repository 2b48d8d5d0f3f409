<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Plain_Text;
use Mainstreet\Core\Utf8;
use Mainstreet\Registration\Drawn_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Total and pure readers for entries of parse_blocks(): whatever a stored block holds,
 * they give the type asked for, and not more of it than is sensible.
 */
final class Parsed_Block {

	/** How deep a form's blocks are searched. */
	const MAX_DEPTH = 12;

	/** Directions of the buttons of a form in steps, by `uniqueId`. */
	const DIRECTIONS = array(
		'previous-step' => 'back',
		'next-step'     => 'next',
	);

	/**
	 * Attributes as stored in the comment.
	 *
	 * @param array $block Parsed block.
	 * @return array
	 */
	public static function attributes( array $block ) {
		return Attributes::items( $block, 'attrs' );
	}

	/**
	 * Name of the block.
	 *
	 * @param array $block Parsed block.
	 * @return string Empty for plain HTML.
	 */
	public static function name( array $block ) {
		return Attributes::text( $block, 'blockName' );
	}

	/**
	 * Inner blocks that belong to the form. A hidden label does: mails and screen readers still name the field by it.
	 *
	 * @param array $block Parsed block.
	 * @return array[]
	 */
	public static function children( array $block ) {
		$there = array();
		foreach ( self::all_children( $block ) as $child ) {
			if ( ! Drawn_Block::is_hidden( $child ) || 'jetpack/label' === self::name( $child ) ) {
				$there[] = $child;
			}
		}
		return $there;
	}

	/**
	 * Inner blocks, hidden ones too.
	 *
	 * @param array $block Parsed block.
	 * @return array[]
	 */
	public static function all_children( array $block ) {
		return empty( $block['innerBlocks'] ) || ! is_array( $block['innerBlocks'] ) ? array() : array_values( array_filter( $block['innerBlocks'], 'is_array' ) );
	}

	/**
	 * Blocks of some names inside a block, in the order of the document.
	 *
	 * @param array             $block Parsed block.
	 * @param string[]|\Closure $names Block names, or what tells whether a name is wanted.
	 * @param int               $depth Levels to search.
	 * @return array[] Those found; the insides of one found are not searched.
	 */
	public static function find_all( array $block, $names, $depth = self::MAX_DEPTH ) {
		$found = array();
		self::collect( $block, $names, $depth, $found );
		return $found;
	}

	/**
	 * Adds the blocks of some names inside a block to a list.
	 *
	 * @param array             $block Parsed block.
	 * @param string[]|\Closure $names See find_all().
	 * @param int               $depth Levels to search.
	 * @param array[]           $found Those found; more are added.
	 */
	private static function collect( array $block, $names, $depth, array &$found ) {
		foreach ( $depth > 0 ? self::children( $block ) : array() as $child ) {
			$name = self::name( $child );
			if ( $names instanceof \Closure ? $names( $name ) : in_array( $name, $names, true ) ) {
				$found[] = $child;
			} else {
				self::collect( $child, $names, $depth - 1, $found );
			}
		}
	}

	/**
	 * Attributes of the first inner block of some names.
	 *
	 * @param array  $block    Parsed block.
	 * @param string ...$names Block names.
	 * @return array|null Null when there is no such block.
	 */
	public static function attributes_of( array $block, ...$names ) {
		$found = self::find_all( $block, $names, 4 );
		return $found ? self::attributes( $found[0] ) : null;
	}

	/**
	 * The direction of a button of a form in steps.
	 *
	 * @param array $button Parsed button.
	 * @return string `back`, `next`; '' for one that sends.
	 */
	public static function direction( array $button ) {
		$id = 'jetpack/button' === self::name( $button ) ? self::text( self::attributes( $button ), 'uniqueId', 40 ) : '';
		return isset( self::DIRECTIONS[ $id ] ) ? self::DIRECTIONS[ $id ] : '';
	}

	/**
	 * A text, which may hold HTML.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param int    $limit      Characters kept.
	 * @return string Empty when it is no text.
	 */
	public static function text( array $attributes, $name, $limit = 5000 ) {
		$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
		if ( is_int( $value ) || is_float( $value ) ) {
			return self::number( $value );
		}
		if ( ! is_string( $value ) || '' === $value ) {
			return '';
		}
		$value = Utf8::clean( substr( $value, 0, $limit * 4 ) );
		$value = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $value );
		return mb_substr( $value, 0, $limit );
	}

	/**
	 * Rich text as it is read, without HTML and in one line.
	 *
	 * @param string $html Text that may hold HTML.
	 * @return string Plain text.
	 */
	public static function plain( $html ) {
		return Plain_Text::line_from_html( $html );
	}

	/**
	 * An attribute that is plain text (nothing in it is markup), in one line.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param int    $limit      Characters kept.
	 * @return string Plain text.
	 */
	public static function plain_text( array $attributes, $name, $limit = 5000 ) {
		return Plain_Text::line( self::typed( $attributes, $name, $limit ) );
	}

	/**
	 * An attribute that is rich text, as it is read. Posts of the time when it was plain text are read as they were meant.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param int    $limit      Characters kept.
	 * @return string Plain text.
	 */
	public static function rich_text( array $attributes, $name, $limit = 5000 ) {
		return self::plain( self::text( $attributes, $name, $limit ) );
	}

	/**
	 * A text that is no HTML, as its author typed it. WordPress stores `&`, `<` and `>` as entities
	 * for whoever may not write any HTML they like.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param int    $limit      Characters kept.
	 * @return string
	 */
	public static function typed( array $attributes, $name, $limit = 5000 ) {
		return Plain_Text::from_attribute( self::text( $attributes, $name, $limit ) );
	}

	/**
	 * A truth value.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param bool   $standard   When there is none.
	 * @return bool
	 */
	public static function boolean( array $attributes, $name, $standard = false ) {
		$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : null;
		if ( null === $value || is_array( $value ) ) {
			return $standard;
		}
		return is_string( $value ) ? in_array( strtolower( $value ), array( '1', 'true', 'yes' ), true ) : (bool) $value;
	}

	/**
	 * A number as a text, since the JSON of a number is not the same on every machine.
	 *
	 * @param mixed $value Number, or text that holds one.
	 * @return string Decimal number; empty when it is none or out of reach.
	 */
	public static function number( $value ) {
		$is_number = is_int( $value ) || is_float( $value ) || ( is_string( $value ) && strlen( $value ) < 40 && is_numeric( $value ) );
		if ( ! $is_number || abs( (float) $value ) > 1e12 || ! is_finite( (float) $value ) ) {
			return '';
		}
		$text = number_format( (float) $value, 6, '.', '' );
		return '-0' === rtrim( rtrim( $text, '0' ), '.' ) ? '0' : rtrim( rtrim( $text, '0' ), '.' );
	}
}
