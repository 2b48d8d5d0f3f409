<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads the choices of a field from its attributes (F1) or its inner blocks (F2 and the formats between). */
final class Form_Choices {

	/** Maximum number of choices of a field. */
	const MAX = 500;

	/** Blocks that represent one choice each. */
	const BLOCKS = array( 'jetpack/option', 'jetpack/field-option-checkbox', 'jetpack/field-option-radio', 'jetpack/input-image-option' );

	/**
	 * Lists the choices.
	 *
	 * @param string $type Type of the field.
	 * @return string[] Plain texts, none empty.
	 */
	public static function read_labels( $type, array $block ): array {
		if ( ! in_array( $type, array( 'checkbox-multiple', 'radio', 'select', 'image-select' ), true ) ) {
			return array();
		}
		$children = 'select' === $type ? array() : Parsed_Block::find_all( $block, self::BLOCKS, 4 );
		if ( $children ) {
			return array_column( self::read_choices( $children ), 'label' );
		}
		$attributes = Parsed_Block::get_attributes( $block );
		$options    = array_slice( array_values( Attributes::items( $attributes, 'options' ) ), 0, self::MAX );
		$texts      = array();
		foreach ( $options as $position => $option ) {
			$texts[] = Parsed_Block::get_plain_text( $options, $position, 1000 );
		}
		// The choices of a select are in its attribute; the "Other" choice is a block inside it.
		$other = self::find_other( $block );
		if ( $other && ! in_array( $other['label'], $texts, true ) ) {
			$texts[] = $other['label'];
		}
		return array_values( array_filter( $texts, 'strlen' ) );
	}

	/**
	 * Finds the "Other" choice, for which visitors type a text.
	 *
	 * @return array `label` of the choice and `placeholder` of its text input; empty if there is none.
	 */
	public static function find_other( array $block ): array {
		foreach ( Parsed_Block::find_all( $block, array( 'jetpack/option' ), 4 ) as $child ) {
			$attributes = Parsed_Block::get_attributes( $child );
			$label      = Parsed_Block::get_rich_text( $attributes, 'label', 1000 );
			if ( '' !== $label && Parsed_Block::get_boolean( $attributes, 'isOther' ) ) {
				return array(
					'label'       => $label,
					'placeholder' => Parsed_Block::get_plain_text( $attributes, 'otherPlaceholder', 1000 ),
				);
			}
		}
		return array();
	}

	/**
	 * Reads choices from blocks. The block of each choice holds its image and styles.
	 *
	 * @param array[] $children Parsed choices.
	 * @return array[] `label` and `block`.
	 */
	public static function read_choices( array $children ): array {
		$choices = array();
		foreach ( array_slice( $children, 0, self::MAX ) as $position => $child ) {
			$label = Parsed_Block::get_rich_text( Parsed_Block::get_attributes( $child ), 'label', 1000 );
			if ( '' === $label && 'jetpack/input-image-option' === Parsed_Block::get_name( $child ) ) {
				// Images without a label are named A, B, C …
				$label = chr( 65 + $position % 26 ) . ( $position > 25 ? (string) intdiv( $position, 26 ) : '' );
			}
			if ( '' !== $label ) {
				$choices[] = array(
					'label' => $label,
					'block' => $child,
				);
			}
		}
		return $choices;
	}

	/**
	 * Finds the images of choices, which are stored with the response.
	 *
	 * @param array $block Parsed field of the type image-select.
	 * @return array By label: attachment id of the image, or its URL if it is not in the media library. Choices without an image are left out.
	 */
	public static function find_images( array $block ): array {
		$pictures = array();
		foreach ( self::read_choices( Parsed_Block::find_all( $block, self::BLOCKS, 4 ) ) as $choice ) {
			$images = Parsed_Block::find_all( $choice['block'], array( 'core/image' ), 3 );
			$image  = $images ? Parsed_Block::get_attributes( $images[0] ) : array();
			if ( isset( $image['id'] ) && is_int( $image['id'] ) && $image['id'] > 0 ) {
				$pictures[ $choice['label'] ] = $image['id'];
				continue;
			}
			$tags = new \WP_HTML_Tag_Processor( $images && isset( $images[0]['innerHTML'] ) && is_string( $images[0]['innerHTML'] ) ? $images[0]['innerHTML'] : '' );
			$url  = $tags->next_tag( 'img' ) ? esc_url_raw( (string) $tags->get_attribute( 'src' ), array( 'http', 'https' ) ) : '';
			if ( '' !== $url && strlen( $url ) <= 2000 ) {
				$pictures[ $choice['label'] ] = $url;
			}
		}
		return $pictures;
	}
}
