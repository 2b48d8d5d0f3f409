<?php
namespace Mainstreet\Blocks\Sharing_Buttons;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads the styles of sharing buttons from the attributes. */
final class Sharing_Styles {

	/** Classes of the icon sizes. */
	const SIZES = array( 'has-small-icon-size', 'has-normal-icon-size', 'has-large-icon-size', 'has-huge-icon-size' );

	/** Id that Jetpack gives each list. It is removed, because it would not be unique on a page with two lists. */
	const ID_OF_OTHERS = 'jetpack-sharing-serivces-list';

	/**
	 * Returns the attributes of the list.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $content    Saved markup.
	 * @return array `style` of the buttons, and `wrapper` for get_block_wrapper_attributes().
	 */
	public static function from_attributes( array $attributes, string $content ): array {
		$size    = Attributes::text( $attributes, 'size', 500 );
		$wrapper = array( 'class' => 'mainstreet-share ' . ( in_array( $size, self::SIZES, true ) ? $size : 'has-normal-icon-size' ) );
		$style   = '';
		foreach ( array(
			'--mainstreet-share-color'      => 'IconColor',
			'--mainstreet-share-background' => 'IconBackgroundColor',
		) as $property => $name ) {
			$value = self::color( $attributes, $name );
			$style = '' === $value ? $style : "$style$property:$value;";
		}
		$id = self::get_id( $content );
		return array(
			'style'   => Attributes::text( $attributes, 'styleType', 500 ),
			'wrapper' => array_filter( $wrapper + compact( 'style', 'id' ) ),
		);
	}

	/**
	 * Enqueues the styles of the block style "Round logos" if it is used.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	public static function enqueue_style( array $attributes ): void {
		if ( in_array( 'is-style-round', explode( ' ', Attributes::text( $attributes, 'className', 500 ) ), true ) ) {
			Style_Sheet::enqueue( 'blocks/sharing-buttons/round' );
		}
	}

	/**
	 * Returns a color as CSS value.
	 *
	 * @param string $name Suffix of the attribute names.
	 * @return string An empty string for none.
	 */
	private static function color( array $attributes, string $name ): string {
		$slug = Style_Attributes::slug( $attributes, lcfirst( $name ) );
		if ( '' !== $slug ) {
			return "var(--wp--preset--color--$slug)";
		}
		$own = Style_Attributes::color( $attributes, 'custom' . $name );
		return '' === $own ? Style_Attributes::color( $attributes, lcfirst( $name ) . 'Value' ) : $own;
	}

	/**
	 * Returns the id of the list that the author entered, or an empty string.
	 *
	 * @param string $content Saved markup.
	 */
	private static function get_id( string $content ): string {
		$tags = new \WP_HTML_Tag_Processor( $content );
		$id   = $tags->next_tag( 'ul' ) ? $tags->get_attribute( 'id' ) : null;
		return is_string( $id ) && self::ID_OF_OTHERS !== $id ? $id : '';
	}
}
