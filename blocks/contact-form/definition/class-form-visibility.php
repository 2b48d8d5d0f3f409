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
	 * Whether a block is hidden on some screens.
	 *
	 * @return bool
	 */
	public static function is_partly_hidden( array $block ) {
		$setting = self::get_setting( $block );
		return isset( $setting['viewport'] ) && is_array( $setting['viewport'] ) && in_array( false, $setting['viewport'], true );
	}

	/** Whether a field can be filled in: neither its control nor all its choices are hidden. */
	public static function is_fillable( array $field ): bool {
		return ! Block_Filters::is_hidden( $field ) && ! self::applies_to_control( $field, array( Block_Filters::class, 'is_hidden' ) );
	}

	/** Whether a block is or contains a submit button. */
	public static function has_button( array $block, int $depth = Parsed_Block::MAX_DEPTH ): bool {
		if ( in_array( Parsed_Block::get_name( $block ), array( 'jetpack/button', 'core/button' ), true ) ) {
			return '' === Parsed_Block::get_direction( $block );
		}
		foreach ( $depth > 0 ? Parsed_Block::get_all_children( $block ) : array() as $child ) {
			if ( self::has_button( $child, $depth - 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Makes fields optional that are hidden on some screens.
	 *
	 * @param bool $is_part Whether a parent is hidden on some screens.
	 */
	public static function make_optional( array $block, bool $is_part = false, int $depth = Parsed_Block::MAX_DEPTH ): array {
		$is_part  = $is_part || self::is_partly_hidden( $block );
		$children = Parsed_Block::get_all_children( $block );
		if ( '' !== Form_Field::get_type( Parsed_Block::get_name( $block ) ) ) {
			if ( $is_part || self::applies_to_control( $block, array( __CLASS__, 'is_partly_hidden' ) ) ) {
				$block['attrs'] = array( 'required' => false ) + Parsed_Block::get_attributes( $block );
			}
			return $block;
		}
		if ( $depth > 0 && $children ) {
			foreach ( $children as $position => $child ) {
				$children[ $position ] = self::make_optional( $child, $is_part, $depth - 1 );
			}
			$block['innerBlocks'] = $children;
		}
		return $block;
	}

	/** Whether a condition holds for the control of a field, or for all its choices. */
	private static function applies_to_control( array $field, callable $is ): bool {
		$is_list = in_array( Form_Field::get_type( Parsed_Block::get_name( $field ) ), array( 'checkbox', 'consent', 'radio', 'checkbox-multiple', 'image-select' ), true );
		$choices = array();
		foreach ( Parsed_Block::get_all_children( $field ) as $child ) {
			$name = Parsed_Block::get_name( $child );
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
				$choices = array_merge( $choices, Parsed_Block::get_all_children( $child ) );
			} elseif ( in_array( $name, Form_Choices::BLOCKS, true ) ) {
				$choices[] = $child;
			}
		}
		return $choices && count( $choices ) === count( array_filter( $choices, $is ) );
	}

	/**
	 * Returns the visibility setting.
	 *
	 * @return mixed Stored value of any type; null for none.
	 */
	private static function get_setting( array $block ) {
		$attributes = Parsed_Block::get_attributes( $block );
		return isset( $attributes['metadata']['blockVisibility'] ) ? $attributes['metadata']['blockVisibility'] : null;
	}
}
