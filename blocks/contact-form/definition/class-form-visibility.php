<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Registration\Block_Types\Block_Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the block setting "Hide": WordPress 6.9 hides a block everywhere, 7.0 also on some screen sizes. Hidden fields are left
 * out of the definition, and a field that is hidden on some screens is never required.
 */
final class Form_Visibility {

	/** Inner blocks that are the control of a field. */
	const CONTROLS = array( 'jetpack/input', 'jetpack/phone-input', 'jetpack/input-rating', 'jetpack/input-range', 'jetpack/dropzone' );

	/** Inner blocks that contain choices. */
	const LISTS = array( 'jetpack/options', 'jetpack/fieldset-image-options' );

	/**
	 * Whether a block is hidden everywhere.
	 *
	 * @param array $block Parsed block.
	 * @return bool
	 */
	public static function is_hidden( array $block ) {
		return Block_Filters::is_hidden( $block );
	}

	/**
	 * Whether a block is hidden on some screens.
	 *
	 * @param array $block Parsed block.
	 * @return bool
	 */
	public static function is_partly_hidden( array $block ) {
		$setting = self::setting( $block );
		return isset( $setting['viewport'] ) && is_array( $setting['viewport'] ) && in_array( false, $setting['viewport'], true );
	}

	/**
	 * Whether a field can be filled in: neither its control nor all its choices are hidden.
	 *
	 * @param array $field Parsed field.
	 */
	public static function is_asked( array $field ): bool {
		return ! self::is_hidden( $field ) && ! self::is_control( $field, array( __CLASS__, 'is_hidden' ) );
	}

	/**
	 * Whether a block is or contains a submit button.
	 *
	 * @param array $block Parsed block.
	 * @param int   $depth Levels to go down.
	 */
	public static function has_button( array $block, int $depth = Parsed_Block::MAX_DEPTH ): bool {
		if ( in_array( Parsed_Block::name( $block ), array( 'jetpack/button', 'core/button' ), true ) ) {
			return '' === Parsed_Block::direction( $block );
		}
		foreach ( $depth > 0 ? Parsed_Block::all_children( $block ) : array() as $child ) {
			if ( self::has_button( $child, $depth - 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Makes fields optional that are hidden on some screens.
	 *
	 * @param array $block   Parsed block.
	 * @param bool  $is_part Whether a parent is hidden on some screens.
	 * @param int   $depth   Levels to go down.
	 */
	public static function relax( array $block, bool $is_part = false, int $depth = Parsed_Block::MAX_DEPTH ): array {
		$is_part  = $is_part || self::is_partly_hidden( $block );
		$children = Parsed_Block::all_children( $block );
		if ( '' !== Form_Field::type( Parsed_Block::name( $block ) ) ) {
			if ( $is_part || self::is_control( $block, array( __CLASS__, 'is_partly_hidden' ) ) ) {
				$block['attrs'] = array( 'required' => false ) + Parsed_Block::attributes( $block );
			}
			return $block;
		}
		if ( $depth > 0 && $children ) {
			foreach ( $children as $position => $child ) {
				$children[ $position ] = self::relax( $child, $is_part, $depth - 1 );
			}
			$block['innerBlocks'] = $children;
		}
		return $block;
	}

	/**
	 * Whether a condition holds for the control of a field, or for all its choices.
	 *
	 * @param array    $field Parsed field.
	 * @param callable $is    Condition: takes a parsed block.
	 */
	private static function is_control( array $field, callable $is ): bool {
		$is_list = in_array( Form_Field::type( Parsed_Block::name( $field ) ), array( 'checkbox', 'consent', 'radio', 'checkbox-multiple', 'image-select' ), true );
		$choices = array();
		foreach ( Parsed_Block::all_children( $field ) as $child ) {
			$name = Parsed_Block::name( $child );
			if ( in_array( $name, self::CONTROLS, true ) && $is( $child ) ) {
				return true;
			}
			if ( ! $is_list ) {
				continue;
			}
			if ( in_array( $name, self::LISTS, true ) ) {
				if ( $is( $child ) ) {
					return true;
				}
				$choices = array_merge( $choices, Parsed_Block::all_children( $child ) );
			} elseif ( in_array( $name, Form_Choices::BLOCKS, true ) ) {
				$choices[] = $child;
			}
		}
		return $choices && count( $choices ) === count( array_filter( $choices, $is ) );
	}

	/**
	 * Returns the visibility setting.
	 *
	 * @param array $block Parsed block.
	 * @return mixed Stored value of any type; null for none.
	 */
	private static function setting( array $block ) {
		$attributes = Parsed_Block::attributes( $block );
		return isset( $attributes['metadata']['blockVisibility'] ) ? $attributes['metadata']['blockVisibility'] : null;
	}
}
