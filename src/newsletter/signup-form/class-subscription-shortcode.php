<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

/**
 * `[jetpack_subscription_form …]` and `[blog_subscription_form …]`: what the block saves,
 * and what people wrote by hand. Inside the block itself they are never reached, as the
 * block draws its form from its attributes.
 */
final class Subscription_Shortcode {

	/** Options that are an attribute of the block by another name. */
	const NAMES = array(
		'subscribe_placeholder'    => 'subscribePlaceholder',
		'submit_button_text'       => 'submitButtonText',
		'success_message'          => 'successMessage',
		'custom_text_button_color' => 'customTextColor',
		'custom_font_size'         => 'customFontSize',
		'custom_border_radius'     => 'borderRadius',
		'custom_border_weight'     => 'borderWeight',
		'custom_border_color'      => 'customBorderColor',
		'custom_button_width'      => 'buttonWidth',
		'custom_padding'           => 'padding',
		'custom_spacing'           => 'spacing',
		'submit_button_classes'    => 'buttonClasses',
		'email_field_classes'      => 'fieldClasses',
	);

	/** Bytes of the options that are read. */
	const LONGEST = 20000;

	/**
	 * Draws the form, with what the block brings to the page.
	 *
	 * @param array|string $options Options as core hands them over.
	 * @return string HTML.
	 */
	public static function render( $options ) {
		if ( is_feed() || Form_Counter::is_reached() ) {
			return '';
		}
		$type = Blocks::type( 'jetpack/subscriptions' );
		Blocks::enqueue_styles( 'jetpack/subscriptions' );
		array_map( 'wp_enqueue_script_module', $type->view_script_module_ids );
		$attributes = self::to_attributes( is_array( $options ) ? $options : array() );
		$look       = new Subscription_Style( $attributes );
		return Style_Rules::moved( '<div class="wp-block-jetpack-subscriptions ' . esc_attr( $look->root_class() ) . '">' . Subscription_Form::of_block( $attributes ) . '</div>' );
	}

	/**
	 * Attributes of a block as stored. A version before today's kept some of its looks and texts
	 * only in the shortcode it wrote (docs/content-format.md 31), and many posts were never
	 * saved since: they are read from there.
	 *
	 * @param array $block Entry of parse_blocks().
	 * @return array Attributes, any type.
	 */
	public static function of_block( array $block ): array {
		$attributes = Attributes::items( $block, 'attrs' );
		$markup     = Attributes::text( $block, 'innerHTML' );
		// The first that is closed at all: no later one is, where it is not.
		$start = preg_match( '/\[jetpack_subscription_form\s/', $markup, $found, PREG_OFFSET_CAPTURE ) ? $found[0][1] + strlen( $found[0][0] ) : 0;
		$end   = $start ? strpos( $markup, ']', $start ) : false;
		$given = false === $end ? '' : substr( $markup, $start, $end - $start );
		if ( false === $end || strlen( $given ) > self::LONGEST || false !== strpos( $given, ' success_message=' ) ) {
			return $attributes;
		}
		foreach ( array( 'fontSize', 'customFontSize' ) as $name ) {
			if ( isset( $attributes[ $name ] ) && is_numeric( $attributes[ $name ] ) ) {
				$attributes[ $name ] .= 'px';
			}
		}
		if ( isset( $attributes['subscribeButton'] ) ) {
			$attributes += array( 'submitButtonText' => $attributes['subscribeButton'] );
		}
		$written = self::to_attributes( (array) shortcode_parse_atts( $given ) );
		// What stands in for no size of its own must not overrule a named one.
		if ( isset( $written['customFontSize'] ) && '16px' === $written['customFontSize'] ) {
			unset( $written['customFontSize'] );
		}
		return $attributes + $written;
	}

	/**
	 * Options as attributes of the block.
	 *
	 * @param array $options Options by name.
	 */
	public static function to_attributes( array $options ): array {
		// An early version wrote values it did not have as this word.
		$options = array_diff( array_filter( $options, 'is_string' ), array( 'undefined' ) );
		if ( isset( $options['subscribe_button'] ) ) {
			$options += array( 'submit_button_text' => $options['subscribe_button'] );
		}
		$attributes = array();
		foreach ( array_intersect_key( self::NAMES, $options ) as $option => $name ) {
			$attributes[ $name ] = $options[ $option ];
		}
		if ( isset( $attributes['customFontSize'] ) && is_numeric( $attributes['customFontSize'] ) ) {
			$attributes['customFontSize'] .= 'px';
		}
		foreach ( array(
			'custom_background_emailfield_color' => 'emailField',
			'custom_background_button_color'     => 'button',
		) as $option => $part ) {
			if ( isset( $options[ $option ] ) ) {
				$is_gradient = false !== strpos( $options[ $option ], 'gradient(' );
				$attributes[ 'custom' . ucfirst( $part ) . ( $is_gradient ? 'Gradient' : 'BackgroundColor' ) ] = $options[ $option ];
			}
		}
		$is_on = static function ( $name ) use ( $options ) {
			return isset( $options[ $name ] ) && in_array( $options[ $name ], array( 'true', '1', 'yes' ), true );
		};
		return $attributes + array(
			'showSubscribersTotal' => $is_on( 'show_subscribers_total' ),
			'buttonOnNewLine'      => $is_on( 'button_on_newline' ),
		);
	}
}
