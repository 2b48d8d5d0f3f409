<?php
/**
 * How the front page, the blog page and archives are shown elsewhere.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;

require_once MAINSTREET_DIR . '/tests/php/cards.php';

/** Runs a test with plain addresses, which hold no matter which rewrite rules the site has stored. */
function with_plain_addresses( callable $run ) {
	global $wp_rewrite;
	$before = $wp_rewrite->permalink_structure;
	$wp_rewrite->set_permalink_structure( '' );
	try {
		$run();
	} finally {
		$wp_rewrite->set_permalink_structure( $before );
	}
}

/** The tags of a page of this site, as a browser gets it. */
function site_tags( $path ) {
	return tags_in( wp_remote_retrieve_body( wp_remote_get( home_url( $path ), array( 'timeout' => 30 ) ) ) );
}

/** Some of the tags, by name; null for what is not there. */
function some_tags( array $tags, ...$names ) {
	return array_map( static function ( $name ) use ( $tags ) {
		return $tags[ $name ] ?? null;
	}, $names );
}

/** An image of the media library with these sizes. */
function site_image( $width, $height, $type = 'image/png' ) {
	$id = wp_insert_attachment( array( 'post_mime_type' => $type, 'post_title' => 'p', 'post_status' => 'inherit' ), "site-$width-$height." . substr( $type, 6, 3 ) );
	wp_update_attachment_metadata( $id, array( 'width' => $width, 'height' => $height, 'file' => "site-$width-$height." . substr( $type, 6, 3 ), 'sizes' => array() ) );
	update_post_meta( $id, '_wp_attachment_image_alt', 'Our "sign"' );
	return $id;
}

test( 'the front page and archives say what the site is, with its image', function () {
	with_plain_addresses( function () {
		update_option( 'blogname', 'Harbor &amp; Bakery' );
		update_option( 'blogdescription', 'Bread since 1901' );
		$post = card_post();
		$term = wp_insert_term( 'Rye "dark" & light', 'category', array( 'slug' => 'rye', 'description' => '<p>All about <em>rye</em>.</p>' ) )['term_id'];
		wp_set_object_terms( $post->ID, array( $term ), 'category' );
		$icon = site_image( 512, 512 );
		update_option( 'site_icon', $icon );
		$front = site_tags( '/' );
		same( array( 'website', 'Harbor & Bakery', 'Bread since 1901', home_url( '/' ), 'Harbor & Bakery', wp_get_attachment_url( $icon ), '512', 'Our "sign"', 'summary', null, null ),
			some_tags( $front, 'og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:image', 'og:image:width', 'og:image:alt', 'twitter:card', 'article:published_time', 'description' ) );
		$archive = site_tags( '/?cat=' . $term );
		same( array( 'website', 'Rye “dark” & light', 'All about rye.', get_term_link( $term ), 'Harbor & Bakery', wp_get_attachment_url( $icon ) ), some_tags( $archive, 'og:type', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:image' ) );
		$author = (int) $post->post_author;
		same( array( html_entity_decode( get_the_author_meta( 'display_name', $author ), ENT_QUOTES ), 'Bread since 1901', get_author_posts_url( $author ) ), some_tags( site_tags( '/?author=' . $author ), 'og:title', 'og:description', 'og:url' ) );
		$day = get_the_date( 'Y', $post );
		same( array( $day, get_year_link( $day ) ), some_tags( site_tags( '/?year=' . $day ), 'og:title', 'og:url' ) );
		// A logo that is large enough comes first; a drawing of vectors is shown by no network.
		$theme = get_option( 'stylesheet' );
		foreach ( array( array( site_image( 900, 400 ), true ), array( site_image( 400, 90 ), false ), array( site_image( 900, 400, 'image/svg+xml' ), false ) ) as list( $logo, $is_shown ) ) {
			set_theme_mod( 'custom_logo', $logo );
			same( wp_get_attachment_url( $is_shown ? $logo : $icon ), site_tags( '/' )['og:image'] );
		}
		remove_theme_mod( 'custom_logo' );
		same( $theme, get_option( 'stylesheet' ) );
		delete_option( 'site_icon' );
		same( array( null, 'Harbor & Bakery' ), some_tags( site_tags( '/' ), 'og:image', 'og:title' ) );
	} );
} );

test( 'the words of the settings describe the front page, and the blog page has its own title', function () {
	with_plain_addresses( function () {
		update_option( 'blogname', 'Mainstreet' );
		update_option( 'blogdescription', '' );
		Stored_Settings::save( array( 'social_front_description' => 'Fresh bread <every> day' ) );
		same( array( 'Fresh bread day', 'Fresh bread day' ), some_tags( site_tags( '/' ), 'og:description', 'description' ) );
		Stored_Settings::save( array( 'social_front_description' => '' ) );
		same( array( 'Mainstreet', null ), some_tags( site_tags( '/' ), 'og:title', 'og:description' ) );
		$home = card_post( array( 'post_type' => 'page', 'post_title' => 'Welcome' ) )->ID;
		$blog = card_post( array( 'post_type' => 'page', 'post_title' => 'News & views' ) )->ID;
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		update_option( 'page_for_posts', $blog );
		same( array( 'News & views', get_permalink( $blog ), 'website' ), some_tags( site_tags( '/?page_id=' . $blog ), 'og:title', 'og:url', 'og:type' ) );
		same( array( 'Welcome', 'website' ), some_tags( site_tags( '/' ), 'og:title', 'og:type' ) );
		update_option( 'show_on_front', 'posts' );
	} );
} );

test( 'searches, missing pages and sites that print no cards have none', function () {
	with_plain_addresses( function () {
		foreach ( array( '/?s=bread', '/?p=99999999', '/?cat=99999999' ) as $path ) {
			same( array( null, null ), some_tags( site_tags( $path ), 'og:title', 'og:type' ), $path );
		}
		Stored_Settings::save( array( 'social_tags' => false ) );
		same( null, site_tags( '/' )['og:title'] ?? null );
		Stored_Settings::save( array( 'social_tags' => true ) );
		same( 'Mainstreet', site_tags( '/' )['og:title'] );
	} );
} );
