<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Plugin_Row;

use Mainstreet\Admin\Plugin_Details;
use Mainstreet\Admin\Readme_File;
use function Mainstreet\Tests\{ act_as, holds, holds_not, outside, same, test, truly };

/** What a window of WordPress gets to show about a plugin. */
function details( $slug = 'mainstreet-blocks' ) {
	require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
	add_filter( 'plugins_api', array( Plugin_Details::class, 'answer' ), 10, 3 );
	return plugins_api( 'plugin_information', array( 'slug' => $slug ) );
}

test( 'the row has “View details”, for who may install plugins, and only once', function () {
	$file = plugin_basename( MAINSTREET_FILE );
	act_as( 'administrator' );
	$link = implode( '', Plugin_Details::add_link( array(), $file, array( 'Name' => 'Mainstreet Blocks' ) ) );
	holds( 'plugin-install.php?tab=plugin-information', $link );
	holds( 'open-plugin-details-modal', $link );
	// WordPress has added its own.
	same( array( 'x' ), Plugin_Details::add_link( array( 'x' ), $file, array( 'slug' => 'mainstreet-blocks' ) ) );
	same( array(), Plugin_Details::add_link( array(), 'other/other.php', array() ) );
	same( null, Plugin_Details::add_link( null, $file, array() ) );
	act_as( 'editor' );
	same( array(), Plugin_Details::add_link( array(), $file, array() ) );
} );

test( 'its window shows the readme of the plugin without a request', function () {
	$asked = outside( function () { return array( 500, '' ); } );
	delete_site_transient( 'update_plugins' );
	$info = details();
	same( 0, count( (array) $asked ) );
	same( array( 'Mainstreet Blocks', MAINSTREET_VERSION, '7.4' ), array( $info->name, $info->version, $info->requires_php ) );
	truly( version_compare( $info->tested, get_bloginfo( 'version' ), '>=' ), 'no warning about ' . get_bloginfo( 'version' ) );
	same( array( 'description', 'installation', 'faq', 'changelog', 'other_notes' ), array_keys( $info->sections ) );
	holds( '<li><strong>Business Hours</strong>: ', $info->sections['description'] );
	holds( '<ol><li>In WordPress, open Plugins &gt; Add New Plugin', $info->sections['installation'] );
	holds( '<h4>' . MAINSTREET_VERSION . '</h4>', $info->sections['changelog'] );
	holds( '<a href="https://', $info->sections['other_notes'] );
	foreach ( $info->sections as $html ) {
		same( $html, wp_kses_post( $html ) );
		same( force_balance_tags( $html ), $html );
		holds_not( '**', $html );
	}
} );

test( 'where WordPress.org knows the plugin, it is asked', function () {
	outside( function () { return array( 500, '' ); } );
	$file = plugin_basename( MAINSTREET_FILE );
	foreach ( array( 'response', 'no_update' ) as $list ) {
		$known = (object) array( $list => array( $file => (object) array( 'slug' => 'mainstreet-blocks' ) ) );
		add_filter( 'pre_site_transient_update_plugins', static fn() => $known, 99 );
		same( false, Plugin_Details::answer( false, 'plugin_information', (object) array( 'slug' => 'mainstreet-blocks' ) ) );
		remove_all_filters( 'pre_site_transient_update_plugins' );
	}
	same( false, Plugin_Details::answer( false, 'plugin_information', (object) array( 'slug' => 'hello' ) ) );
	same( false, Plugin_Details::answer( false, 'query_plugins', (object) array( 'slug' => 'mainstreet-blocks' ) ) );
	same( 'x', Plugin_Details::answer( 'x', 'plugin_information', (object) array( 'slug' => 'mainstreet-blocks' ) ) );
} );

test( 'a readme is escaped, with windows line ends too', function () {
	$readme = new Readme_File( "=== X ===\r\nTested up to: 7.1\r\n\r\n== A ==\r\n\r\n= T =\r\n* <b>1</b>\r\n* `2`\r\n\r\nText [l](https://x.test/?a=1&b=2) [j](javascript:1)\r\n\r\n== B ==\r\n" );
	same( '7.1', $readme->get_field( 'Tested up to' ) );
	same( '', $readme->get_field( 'Requires PHP' ) );
	same( '<h4>T</h4><ul><li>&lt;b&gt;1&lt;/b&gt;</li><li><code>2</code></li></ul><p>Text <a href="https://x.test/?a=1&amp;b=2">l</a> [j](javascript:1)</p>', $readme->get_section( 'A' ) );
	same( array( '', '' ), array( $readme->get_section( 'B' ), $readme->get_section( 'C' ) ) );
} );
