<?php
/**
 * Block styles that the theme describes, and the cost of those it does not.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Styles of the site that count how often they are merged. */
final class Counted_Styles extends \WP_Theme_JSON {
	public static $reads = 0;
	public function get_raw_data() {
		++self::$reads;
		return parent::get_raw_data();
	}
}

/** Core's styles of this request. */
final class Open_Resolver extends \WP_Theme_JSON_Resolver {
	public static function set_user_data( \WP_Theme_JSON $data ) {
		static::get_user_data();
		static::$user = $data;
	}
}

/** Draws blocks with a block style in each place: alone, as an inner block of a form and of a gallery. */
function draw_styled_blocks() {
	$button = '<!-- wp:jetpack/button {"element":"a","text":"Go","url":"https://example.org","className":"is-style-outline"} /-->';
	return do_blocks(
		str_repeat( $button, 3 )
		. '<!-- wp:jetpack/contact-form {"className":"is-style-outlined"} --><div><!-- wp:jetpack/field-text {"label":"Name","className":"is-style-outlined"} /-->' . str_replace( '"a"', '"button"', $button ) . '</div><!-- /wp:jetpack/contact-form -->'
		. '<!-- wp:jetpack/tiled-gallery {"className":"is-style-square"} --><div class="wp-block-jetpack-tiled-gallery is-style-square"></div><!-- /wp:jetpack/tiled-gallery -->'
	);
}

test( 'styles of the theme are not merged for block styles that it does not describe', function () {
	draw_styled_blocks();
	Open_Resolver::set_user_data( new Counted_Styles( array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA ) ) );
	Counted_Styles::$reads = 0;
	try {
		holds( 'is-style-outline', draw_styled_blocks() );
		// Layout reads the settings of the site, whichever blocks are drawn.
		$settings = Counted_Styles::$reads;
		draw_styled_blocks();
		draw_styled_blocks();
	} finally {
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}
	same( $settings, Counted_Styles::$reads );
	truly( $settings <= 1, "$settings reads" );
} );

test( 'a block style that the site describes is drawn with its styles', function () {
	$style = array( 'name' => 'outline', 'label' => 'Outline', 'style_data' => array( 'color' => array( 'text' => '#123456' ) ) );
	\WP_Block_Styles_Registry::get_instance()->register( 'jetpack/button', $style );
	// Styles are read anew once another block is registered.
	register_block_type( 'test/another', array() );
	\WP_Theme_JSON_Resolver::clean_cached_data();
	try {
		$html = do_blocks( '<!-- wp:jetpack/button {"element":"a","text":"Go","url":"https://example.org","className":"is-style-outline"} /-->' );
	} finally {
		unregister_block_type( 'test/another' );
		\WP_Block_Styles_Registry::get_instance()->unregister( 'jetpack/button', 'outline' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}
	truly( 1 === preg_match( '/is-style-outline--\d+/', $html ), $html );
} );
