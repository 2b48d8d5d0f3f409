<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Seo;

use Mainstreet\Extensions\Seo\Seo_Panel;
use Mainstreet\Social\Previews\Seo_Meta;
use function Mainstreet\Tests\{ act_as, rest, same, test };

/** Whether the editor is told of the panel while a filter answers. */
function is_wanted( $filter = '', $callback = null ) {
	$filter && add_filter( $filter, $callback, 10, 2 );
	try {
		return Seo_Panel::add_to_editor( array() )['seo'];
	} finally {
		$filter && remove_filter( $filter, $callback, 10 );
	}
}

test( 'the panel is there, but not beside a plugin for search engines, without tags, or where a host keeps it back', function () {
	same( true, is_wanted() );
	same( false, is_wanted( 'jetpack_disable_seo_tools', '__return_true' ) );
	foreach ( Seo_Meta::FEATURES as $gated ) {
		same( false, is_wanted( 'mainstreet_extension_gate', function ( $gate, $slug ) use ( $gated ) {
			return $slug === $gated ? array( 'required_plan' => 'host_pro', 'required_feature' => $slug, 'nudge' => true, 'label' => 'paid' ) : $gate;
		} ) );
	}
	$settings = get_option( 'mainstreet_settings' );
	update_option( 'mainstreet_settings', array( 'social_tags' => false ) + (array) $settings );
	try {
		same( false, is_wanted() );
	} finally {
		update_option( 'mainstreet_settings', $settings );
	}
	same( true, is_wanted() );
} );

test( 'its fields are stored as one line or more of plain text, and read back', function () {
	act_as( 'administrator' );
	$post = wp_insert_post( array( 'post_title' => 'Rye', 'post_status' => 'publish' ) );
	$meta = array( 'advanced_seo_description' => "Two\nlines <b>x</b>", 'jetpack_seo_html_title' => 'Own', 'jetpack_seo_noindex' => true );
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => $meta ) )->get_status() );
	$read = rest( 'GET', '/wp/v2/posts/' . $post )->get_data()['meta'];
	same( array( "Two\nlines x", 'Own', true ), array( $read['advanced_seo_description'], $read['jetpack_seo_html_title'], $read['jetpack_seo_noindex'] ) );
} );
