<?php
/**
 * Videos in feeds and in mails.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Content;
use Mainstreet\Video_Player\Player_Url;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** A film with a poster. */
function filmed( array $settings = array(), $rating = null ) {
	act_as( 'administrator' );
	$film   = a_video( $settings + array( 'title' => 'Ebb "tide"' ) );
	$upload = wp_upload_bits( 'still.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
	$image  = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'still' ), $upload['file'] );
	wp_update_attachment_metadata( $image, array( 'width' => 1, 'height' => 1, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
	set_post_thumbnail( $film['id'], $image );
	if ( $rating ) {
		update_post_meta( $film['id'], 'videopress_rating', $rating );
	}
	return $film + array( 'still' => wp_get_attachment_url( $image ) );
}

/** Every form of a film in a post. */
function forms_of_film( array $film ) {
	$url    = "https://videopress.com/v/{$film['guid']}";
	$figure = "<figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\n%s\n</div></figure>";
	$own    = Player_Url::build( $film['guid'], array( 'loop' => true ) );
	return array(
		'block'          => '<!-- wp:videopress/video {"guid":"' . $film['guid'] . '","title":"Ebb tide of ours"} /-->',
		'core'           => '<!-- wp:video {"guid":"' . $film['guid'] . '"} -->' . sprintf( $figure, "$url?loop=true" ) . '<!-- /wp:video -->',
		'embed'          => '<!-- wp:embed {"url":"' . $url . '"} -->' . sprintf( $figure, $url ) . '<!-- /wp:embed -->',
		'own address'    => '<!-- wp:embed {"url":"' . $own . '"} -->' . sprintf( $figure, esc_html( $own ) ) . '<!-- /wp:embed -->',
		'line'           => "Before\n\n$url\n\nAfter",
		'own line'       => "Before\n\n" . esc_html( $own ) . "\n\nAfter",
		'shortcode'      => "Before [wpvideo {$film['guid']} w=300] after",
		'embed in words' => "[embed width=\"300\"]{$url}[/embed]",
	);
}

/** A published post. */
function stand_in_post( $content ) {
	return wp_insert_post( wp_slash( array( 'post_title' => 'Harbour', 'post_status' => 'publish', 'post_content' => $content ) ) );
}

/** Item of a feed. */
function feed_of( $content, $feed = 'rss2' ) {
	$id     = stand_in_post( $content );
	$answer = wp_remote_get( home_url( "/?p=$id&feed=$feed&withoutcomments=1" ), array( 'timeout' => 20 ) );
	same( 200, wp_remote_retrieve_response_code( $answer ) );
	// What core adds to every picture.
	$body = str_replace( array( '<img decoding="async" ', '<br />' ), array( '<img ', '<br>' ), wp_remote_retrieve_body( $answer ) );
	return array( $body, $id );
}

/** Body of a mail about a post. */
function mail_of( $content ) {
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	$id = stand_in_post( $content );
	return array( Campaign_Content::html( get_post( $id ) ), $id );
}

test( 'a feed has a link with a still of a public film, in every form, and its rating where it is not for everybody', function () {
	$film  = filmed( array(), 'PG-13' );
	update_option( 'rss_use_excerpt', '0' );
	foreach ( forms_of_film( $film ) as $form => $content ) {
		list( $feed ) = feed_of( $content );
		holds( '<a href="' . esc_url( Player_Url::build( $film['guid'], array() ) ) . '"><img src="' . esc_url( $film['still'] ) . '" alt=""><br>Ebb &quot;tide&quot;</a> (rating: PG-13)', $feed, $form );
		holds_not( '<iframe', $feed );
		holds_not( '>https://videopress.com', $feed );
	}
	// The block's own poster, if it is this site's.
	list( $feed ) = feed_of( '<!-- wp:videopress/video ' . wp_json_encode( array( 'guid' => $film['guid'], 'poster' => home_url( '/own.jpg' ) ) ) . ' /-->', 'atom' );
	holds( '<img src="' . home_url( '/own.jpg' ) . '"', $feed );
	list( $feed ) = feed_of( '<!-- wp:videopress/video {"guid":"' . $film['guid'] . '","poster":"https://evil.example/p.jpg"} /-->' );
	holds_not( 'evil.example', $feed );
	update_post_meta( $film['id'], 'videopress_rating', 'G' );
	holds_not( 'rating', feed_of( forms_of_film( $film )['block'] )[0] );
} );

test( 'of a private film a feed has a link to the post, without a title; of one for adults nothing', function () {
	$film = filmed( array( 'private' => true, 'title' => 'Oursecrettitle' ) );
	foreach ( forms_of_film( $film ) as $form => $content ) {
		list( $feed, $id ) = feed_of( $content );
		holds( '<a href="' . get_permalink( $id ) . '">Watch the video on the site</a>', $feed );
		foreach ( array( 'Oursecrettitle', 'still', 'sig=', '<iframe', 'Ebb tide of ours' ) as $none ) {
			truly( false === strpos( $feed, $none ), "$form: $none" );
		}
	}
	$film = filmed( array( 'title' => 'Ouradulttitle' ), 'X-18' );
	foreach ( forms_of_film( $film ) as $form => $content ) {
		list( $feed ) = feed_of( $content );
		foreach ( array( 'Ouradulttitle', 'still', 'mainstreet_video=' . $film['guid'] . '"', '<iframe', 'Ebb tide of ours' ) as $none ) {
			truly( false === strpos( $feed, $none ), "$form: $none" );
		}
	}
	holds_not( 'Notours', feed_of( '<!-- wp:videopress/video {"guid":"ZZZZZZZZ","title":"Notours","rating":"X-18"} /-->' )[0] );
	holds( '>Notours</a>', feed_of( '<!-- wp:videopress/video {"guid":"ZZZZZZZZ","title":"Notours","rating":"R-17"} /-->' )[0] );
} );

test( 'a mail has a link to the page, with a still where the film is public', function () {
	$public  = filmed();
	$private = filmed( array( 'private' => true, 'title' => 'Oursecrettitle' ) );
	$adults  = filmed( array( 'title' => 'Ouradulttitle' ), 'X-18' );
	foreach ( array( 'public' => $public, 'private' => $private, 'adults' => $adults ) as $which => $film ) {
		$forms = forms_of_film( $film ) + array(
			'shortcode block' => "<!-- wp:shortcode -->[wpvideo {$film['guid']}]<!-- /wp:shortcode -->",
			'classic block'   => "<!-- wp:paragraph --><p>Ebb</p><!-- /wp:paragraph -->\n\nhttps://videopress.com/v/{$film['guid']}\n\n[embed]https://videopress.com/v/{$film['guid']}[/embed]",
		);
		foreach ( $forms as $form => $content ) {
			list( $mail, $id ) = mail_of( $content );
			holds( '>Watch the video on the site</a>', $mail, "$which, $form" );
			truly( false !== strpos( $mail, 'href="' . get_permalink( $id ) . '"' ), "$which, $form" );
			// Texts without blocks have no stand-ins with pictures.
			same( 'public' === $which && in_array( $form, array( 'block', 'core', 'embed', 'own address' ), true ), false !== strpos( $mail, $film['still'] ), "$which, $form" );
			foreach ( array( 'Oursecrettitle', 'Ouradulttitle', 'videopress.com', $film['guid'], 'sig=', '<iframe', '[' ) as $none ) {
				truly( false === strpos( $mail, $none ), "$which, $form: $none in $mail" );
			}
		}
	}
	// What is not here is where it was.
	holds( 'videopress.com/v/ZZZZZZZZ', mail_of( "https://videopress.com/v/ZZZZZZZZ" )[0] );
} );

test( 'excerpts hold no address and no title of a private film', function () {
	$film = filmed( array( 'private' => true, 'title' => 'Oursecrettitle' ) );
	foreach ( forms_of_film( $film ) as $form => $content ) {
		$text = get_the_excerpt( stand_in_post( "$content\n\nHigh water at six." ) );
		foreach ( array( 'Oursecrettitle', 'Ebb tide of ours', 'sig=', 'videopress.com' ) as $none ) {
			truly( false === strpos( $text, $none ), "$form: $text" );
		}
	}
} );

test( 'what core keeps of addresses in posts holds nothing of a film that became private', function () {
	$film = filmed( array( 'title' => 'Oursecrettitle' ) );
	$id   = stand_in_post( Player_Url::build( $film['guid'], array() ) );
	holds( 'Oursecrettitle', wp_remote_retrieve_body( wp_remote_get( home_url( "/?p=$id" ) ) ) );
	update_post_meta( $film['id'], 'videopress_privacy_setting', '1' );
	holds_not( 'Oursecrettitle', wp_remote_retrieve_body( wp_remote_get( home_url( "/?p=$id" ) ) ) );
} );
