<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\External_Media\Copies\Media_Credit;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\External_Media\Openverse\Openverse;
use Mainstreet\External_Media\Pexels;

const XM_LIST = '/wpcom/v2/external-media/list/';
const XM_COPY = '/wpcom/v2/external-media/copy/';
const XM_KEY  = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What Openverse says of a picture. */
function xm_image( array $more = array() ) {
	return $more + array(
		'id'              => '0aff3595-8168-440b-83ff-000000000001',
		'title'           => 'Pier',
		'url'             => 'https://pictures.example/pier.png',
		'creator'         => 'Ada Quay',
		'license'         => 'by-sa',
		'license_version' => '4.0',
		'license_url'     => 'https://creativecommons.org/licenses/by-sa/4.0/',
		'attribution'     => '"Pier" by Ada Quay is licensed under CC BY-SA 4.0. To view a copy of this license, visit https://creativecommons.org/licenses/by-sa/4.0/.',
		'thumbnail'       => 'https://api.openverse.org/v1/images/0aff3595-8168-440b-83ff-000000000001/thumb/',
	);
}

/** What Pexels says of a photo. */
function xm_photo( $file = 'https://images.pexels.com/photos/7/a.jpeg' ) {
	return array( 'id' => 7, 'url' => 'https://www.pexels.com/photo/7/', 'photographer' => 'Grace <b>Pier', 'alt' => 'Boats', 'src' => array( 'original' => $file, 'large2x' => $file, 'medium' => $file, 'tiny' => $file ) );
}

/** A small PNG. */
function xm_png() {
	$image = imagecreatetruecolor( 40, 30 );
	ob_start();
	imagepng( $image );
	return ob_get_clean();
}

/** Answers both services and their pictures; what is streamed goes to its file. */
function xm_world( ?callable $special = null ) {
	addresses( array( 'pictures.example' => array( '93.184.215.14' ), 'images.pexels.com' => array( '93.184.215.14' ), 'inside.example' => array( '10.0.0.8' ), 'six.example' => array( '93.184.215.14', '::1' ) ) );
	return outside( function ( $url, $args ) use ( $special ) {
		$answer = $special ? $special( $url, $args ) : null;
		if ( null === $answer && false !== strpos( $url, 'api.openverse.org' ) ) {
			$answer = array( 200, array( 'result_count' => 45, 'page_count' => 3, 'results' => array( xm_image() ) ) );
		} elseif ( null === $answer && false !== strpos( $url, 'api.pexels.com' ) ) {
			$answer = array( 200, array( 'photos' => array( xm_photo() ), 'total_results' => 1 ) );
		}
		$answer = null === $answer ? array( 200, xm_png() ) : $answer;
		if ( ! empty( $args['stream'] ) && is_array( $answer ) ) {
			file_put_contents( $args['filename'], $answer[1] );
		}
		return $answer;
	} );
}

/** Finds, as the editor does; words of its own, so that no test sees what another kept. */
function xm_find( $service, $term = '' ) {
	$request = new \WP_REST_Request( 'GET', XM_LIST . $service );
	$request->set_query_params( array( 'search' => '' === $term ? 'term' . wp_rand() : $term ) );
	return rest_do_request( $request );
}

/** Copies what was signed. */
function xm_copy( $service, array $guids, array $more = array() ) {
	return rest( 'POST', XM_COPY . $service, $more + array( 'media' => array_map( function ( $guid ) { return array( 'guid' => $guid ); }, $guids ) ) );
}

/** A picture of Openverse, signed for the current user. */
function xm_guid( array $more = array() ) {
	return Media_Item::prepare_for_editor( 'openverse', Openverse::parse_image( xm_image( $more ) ) )['guid'];
}

/** Sentence of the first picture's error. */
function xm_error( $answer ) {
	same( 200, $answer->get_status() );
	$errors = $answer->get_data()[0]['errors'];
	return current( $errors )[0];
}

test( 'Openverse is searched without a key, its pictures are signed and say their licence', function () {
	act_as( 'author' );
	$log    = xm_world();
	$answer = xm_find( 'openverse', 'harbour & sea' );
	same( 200, $answer->get_status() );
	$data = $answer->get_data();
	same( array( 45, '2', 1 ), array( $data['found'], $data['meta']['next_page'], count( $data['media'] ) ) );
	holds( 'q=harbour%20%26%20sea&page=1&page_size=20&mature=false', $log[0][0] );
	$item = $data['media'][0];
	same( array( 'media', 'Pier', 'CC BY-SA 4.0', 'Ada Quay' ), array( $item['type'], $item['title'], $item['license'], $item['creator'] ) );
	same( '&quot;Pier&quot; by Ada Quay is licensed under CC BY-SA 4.0. <a href="https://creativecommons.org/licenses/by-sa/4.0/">License</a>', $item['caption'] );
	same( 'https://pictures.example/pier.png', Media_Item::verify( 'openverse', $item['guid'] )['url'] );
	xm_find( 'openverse', 'harbour & sea' );
	same( 1, count( $log ), 'kept for an hour' );
} );

test( 'Pexels takes its key in a header that leaves the server only, and says when there is none', function () {
	act_as( 'author' );
	$log    = xm_world();
	$answer = xm_find( 'pexels' );
	same( array( 409, 'mainstreet_not_configured' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	same( 0, count( $log ) );
	Secrets::set( 'pexels', XM_KEY );
	$answer = xm_find( 'pexels' );
	same( XM_KEY, $log[0][1]['headers']['Authorization'] );
	holds_not( XM_KEY, wp_json_encode( $answer->get_data() ) );
	$item = $answer->get_data()['media'][0];
	same( 'Photo by Grace on <a href="https://www.pexels.com/photo/7/">Pexels</a>', str_replace( 'Grace Pier', 'Grace', $item['caption'] ) );
	same( false, $answer->get_data()['meta']['next_page'] );
	Secrets::delete( 'pexels' );
} );

test( 'orientation and licence are asked for in the words of each service, and nothing else is', function () {
	act_as( 'author' );
	Secrets::set( 'pexels', XM_KEY );
	$log   = xm_world();
	$cases = array(
		array( 'openverse', 'orientation=wide,license=all', 'boats', array( '&aspect_ratio=wide', '&license_type=commercial%2Cmodification' ) ),
		array( 'openverse', 'license=commercial', 'boats', array( '&license_type=commercial' ) ),
		array( 'pexels', 'orientation=tall,license=all', 'boats', array( '&orientation=portrait' ) ),
		array( 'pexels', 'orientation=tall', '', array() ),
		array( 'openverse', 'orientation=wide%26q=evil,license,mediaType=video,=,license=x&mature=true', 'boats', array() ),
	);
	foreach ( $cases as list( $service, $filter, $term, $expected ) ) {
		$request = new \WP_REST_Request( 'GET', XM_LIST . $service );
		$request->set_query_params( array( 'search' => $term, 'filter' => $filter ) );
		same( 200, rest_do_request( $request )->get_status(), $filter );
		$asked = $log[ count( $log ) - 1 ][0];
		preg_match_all( '/&(?:aspect_ratio|license_type|orientation)=[^&]*/', $asked, $found );
		same( $expected, $found[0], $service . ' ' . $filter );
		holds_not( 'evil', $asked );
	}
	same( count( $cases ), count( $log ), 'each is kept for itself' );
	Secrets::delete( 'pexels' );
} );

test( 'what services answer with becomes a sentence', function () {
	act_as( 'author' );
	Secrets::set( 'pexels', XM_KEY );
	$cases = array(
		array( 'openverse', array( 429, '{}', array( 'retry-after' => '30' ) ), 429, 'Too many requests. Please wait a moment and try again.' ),
		array( 'openverse', array( 401, '{}' ), 502, 'Could not reach Openverse. Please try again in a moment.' ),
		array( 'openverse', array( 200, '<<<' ), 502, 'Could not reach Openverse. Please try again in a moment.' ),
		array( 'pexels', array( 401, '{}' ), 424, 'Pexels rejected the saved key. Please check it under Settings > Mainstreet.' ),
		array( 'pexels', array( 500, '' ), 502, 'Could not reach Pexels. Please try again in a moment.' ),
		array( 'pexels', array( 429, '{}' ), 429, 'Too many requests. Please wait a moment and try again.' ),
	);
	$now = null;
	xm_world( function ( $url ) use ( &$now ) { return $now; } );
	foreach ( $cases as list( $service, $now, $status, $sentence ) ) {
		$answer = xm_find( $service );
		same( array( $status, $sentence ), array( $answer->get_status(), $answer->get_data()['message'] ), $service );
	}
	Secrets::delete( 'pexels' );
} );

test( 'a copy lies in the library with its words, its licence and its sizes', function () {
	act_as( 'author' );
	xm_world();
	$answer = xm_copy( 'openverse', array( xm_guid() ) );
	same( 200, $answer->get_status() );
	$copy = $answer->get_data()[0];
	same( array( 'image', 'Pier' ), array( $copy['type'], $copy['alt'] ) );
	holds( '/pier-0aff3595', $copy['url'] );
	same( array( 'openverse', 'CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/', 'Ada Quay' ), array_map( function ( $key ) use ( $copy ) { return get_post_meta( $copy['id'], $key, true ); }, array( Media_Credit::SOURCE, Media_Credit::LICENSE, Media_Credit::LICENSE_URL, Media_Credit::CREATOR ) ) );
	same( array( 'Pier', $copy['caption'], 'Pier' ), array( get_post( $copy['id'] )->post_title, get_post( $copy['id'] )->post_excerpt, get_post_meta( $copy['id'], '_wp_attachment_image_alt', true ) ) );
	truly( is_file( get_attached_file( $copy['id'] ) ) );
	same( 40, $copy['sizes']->full['width'] );
	$field = apply_filters( 'attachment_fields_to_edit', array(), get_post( $copy['id'] ) )['mainstreet_credit'];
	same( '<span class="value">Ada Quay<br><a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a><br>Openverse</span>', $field['html'] );
	update_post_meta( $copy['id'], Media_Credit::CREATOR, 'Ada <b onclick=alert(1)>' );
	holds_not( '<b ', apply_filters( 'attachment_fields_to_edit', array(), get_post( $copy['id'] ) )['mainstreet_credit']['html'] );
	wp_delete_attachment( $copy['id'], true );
} );

test( 'WordPress’s export has the licence and the creator of a copy, and what comes back from it shows them', function () {
	act_as( 'administrator' );
	xm_world();
	$id = xm_copy( 'openverse', array( xm_guid( array( 'creator' => 'Ada & <Quay>]]>' ) ) ) )->get_data()[0]['id'];
	$file = new \DOMDocument();
	truly( $file->loadXML( exported_media() ) );
	$kept = array();
	foreach ( ( new \DOMXPath( $file ) )->query( '//item[wp:post_id="' . $id . '"]/wp:postmeta' ) as $meta ) {
		$kept[ $meta->getElementsByTagName( 'meta_key' )->item( 0 )->textContent ] = $meta->getElementsByTagName( 'meta_value' )->item( 0 )->textContent;
	}
	foreach ( array( Media_Credit::SOURCE => 'openverse', Media_Credit::LICENSE => 'CC BY-SA 4.0', Media_Credit::LICENSE_URL => 'https://creativecommons.org/licenses/by-sa/4.0/', Media_Credit::CREATOR => get_post_meta( $id, Media_Credit::CREATOR, true ) ) as $key => $value ) {
		truly( '' !== $value );
		same( $value, $kept[ $key ], $key );
	}
	$shown = apply_filters( 'attachment_fields_to_edit', array(), get_post( $id ) )['mainstreet_credit']['html'];
	wp_delete_attachment( $id, true );
	// What WordPress's importer does with a media file: a new number, and every custom field but those of the file itself.
	$again = wp_insert_attachment( array( 'post_title' => 'Pier', 'post_mime_type' => 'image/png' ), 'pier.png' );
	foreach ( $kept as $key => $value ) {
		in_array( $key, array( '_wp_attached_file', '_wp_attachment_metadata', '_edit_lock' ), true ) || add_post_meta( $again, wp_slash( $key ), wp_slash( maybe_unserialize( $value ) ) );
	}
	same( $shown, apply_filters( 'attachment_fields_to_edit', array(), get_post( $again ) )['mainstreet_credit']['html'] );
} );

test( 'only what was signed for this user, this service and as it is can be copied', function () {
	act_as( 'author' );
	$log   = xm_world();
	$guid  = xm_guid();
	$other = json_decode( $guid, true );
	$sentence = 'This image is no longer available. Please search again.';
	foreach ( array( 'url' => 'https://pictures.example/other.png', 'license' => 'CC0 1.0', 'creator' => 'Eve', 'caption' => 'x', 'sig' => '', 'name' => '../x' ) as $name => $value ) {
		same( $sentence, xm_error( xm_copy( 'openverse', array( wp_json_encode( array( $name => $value ) + $other ) ) ) ), $name );
	}
	foreach ( array( 'x', '[]', 'null', '{"sig":[]}', '{"sig":"x","id":[]}', str_repeat( '[', 5000 ) ) as $junk ) {
		same( $sentence, xm_error( xm_copy( 'openverse', array( $junk ) ) ) );
	}
	Secrets::set( 'pexels', XM_KEY );
	same( $sentence, xm_error( xm_copy( 'pexels', array( $guid ) ) ), 'of another service' );
	$elsewhere = Media_Item::prepare_for_editor( 'pexels', Pexels::parse_photo( xm_photo( 'https://pictures.example/a.jpeg' ) ) )['guid'];
	same( $sentence, xm_error( xm_copy( 'pexels', array( $elsewhere ) ) ), 'another host' );
	act_as( 'editor' );
	same( $sentence, xm_error( xm_copy( 'openverse', array( $guid ) ) ), 'of another user' );
	same( 0, count( $log ), 'nobody was asked' );
	Secrets::delete( 'pexels' );
} );

test( 'no picture is loaded from this server’s own network', function () {
	act_as( 'author' );
	$log = xm_world();
	foreach ( array( 'http://127.0.0.1/a.png', 'http://10.1.2.3/a.png', 'http://169.254.169.254/latest', 'http://2130706433/a.png', 'http://0x7f000001/', 'http://localhost/a.png', 'https://inside.example/a.png', 'https://six.example/a.png', 'https://pictures.example:8080/a.png', 'https://user:pass@pictures.example/a.png', 'https://unknown.example/a.png' ) as $url ) {
		same( 'Could not download media file.', xm_error( xm_copy( 'openverse', array( xm_guid( array( 'url' => $url ) ) ) ) ), $url );
	}
	same( 0, count( $log ) );
	foreach ( array( 'file:///etc/passwd', 'ftp://pictures.example/a', 'javascript:alert(1)', 'gopher://x/' ) as $url ) {
		same( null, Openverse::parse_image( xm_image( array( 'url' => $url ) ) ), $url );
	}
} );

test( 'redirects are judged each, and Pexels has none', function () {
	act_as( 'author' );
	$log = xm_world( function ( $url ) { return false !== strpos( $url, 'pier.png' ) || false !== strpos( $url, 'images.pexels.com' ) ? array( 302, '', array( 'location' => 'http://inside.example/secret' ) ) : null; } );
	same( 'Could not download media file.', xm_error( xm_copy( 'openverse', array( xm_guid() ) ) ) );
	same( 1, count( $log ) );
	$guid = Media_Item::prepare_for_editor( 'pexels', Pexels::parse_photo( xm_photo() ) )['guid'];
	same( 'Could not download media file.', xm_error( xm_copy( 'pexels', array( $guid ) ) ) );
	same( 2, count( $log ) );
} );

test( 'what is no picture, or too large, is not taken, and the others are', function () {
	act_as( 'author' );
	$type = 'Sorry, you are not allowed to upload this file type.';
	$now  = '';
	xm_world( function ( $url ) use ( &$now ) { return false !== strpos( $url, 'bad.png' ) ? $now : null; } );
	$bad = xm_guid( array( 'url' => 'https://pictures.example/bad.png' ) );
	foreach ( array( array( array( 200, '<?php echo 1;' ), $type ), array( array( 200, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' ), $type ), array( array( 404, xm_png() ), 'Could not download media file.' ), array( array( 200, '' ), 'Could not download media file.' ) ) as list( $now, $sentence ) ) {
		same( $sentence, xm_error( xm_copy( 'openverse', array( $bad ) ) ) );
	}
	// A billion pixels: only their number is looked at.
	$now = array( 200, substr_replace( xm_png(), pack( 'NN', 32000, 32000 ), 16, 8 ) );
	same( 'This image is too large to be read here. Please choose a smaller one.', xm_error( xm_copy( 'openverse', array( $bad ) ) ) );
	add_filter( 'upload_size_limit', function () { return 2000; } );
	$now = array( 200, xm_png() . str_repeat( 'x', 3000 ) );
	$answer = xm_copy( 'openverse', array( $bad, xm_guid() ) );
	same( 'Could not download media file.', xm_error( $answer ) );
	same( 'image', $answer->get_data()[1]['type'] );
	wp_delete_attachment( $answer->get_data()[1]['id'], true );
} );

test( 'who may not upload, or not to that post, copies nothing', function () {
	$log = xm_world();
	foreach ( array( '', 'subscriber', 'contributor' ) as $role ) {
		act_as( $role );
		same( '' === $role ? 401 : 403, xm_copy( 'openverse', array( 'x' ) )->get_status(), $role );
		same( '' === $role ? 401 : 403, xm_find( 'openverse' )->get_status(), $role );
	}
	act_as( 'administrator' );
	$post = wp_insert_post( array( 'post_title' => 'Theirs', 'post_status' => 'publish', 'post_author' => 1 ) );
	act_as( 'author' );
	$answer = xm_copy( 'openverse', array( xm_guid() ), array( 'post_id' => $post ) );
	same( array( 403, 'rest_cannot_create' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	same( 400, xm_copy( 'openverse', array() )->get_status() );
	same( 400, xm_copy( 'openverse', array_fill( 0, 11, 'x' ) )->get_status() );
	same( 0, count( $log ) );
	wp_delete_post( $post, true );
} );

test( 'the words of a search reach the service as they were typed', function () {
	act_as( 'author' );
	$log = xm_world();
	foreach ( array( 'Kinder <6 & >2', 'one piece of <ash>', '50%20off' ) as $term ) {
		xm_find( 'openverse', " $term\n" );
	}
	$asked = array_map( function ( $url ) { parse_str( (string) wp_parse_url( is_array( $url ) ? $url[0] : $url, PHP_URL_QUERY ), $query ); return $query['q']; }, (array) $log );
	same( array( 'Kinder <6 & >2', 'one piece of <ash>', '50%20off' ), array_values( $asked ) );
} );

test( 'words of strangers stay words', function () {
	act_as( 'author' );
	$evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
	xm_world( function ( $url ) use ( $evil ) { return false === strpos( $url, 'openverse' ) ? null : array( 200, array( 'result_count' => 'x', 'page_count' => array(), 'results' => array( null, 7, array(), array( 'id' => array() ), xm_image( array( 'title' => $evil, 'creator' => $evil, 'attribution' => $evil, 'license' => $evil, 'license_url' => 'javascript:alert(1)' ) ) ) ) ); } );
	$item = xm_find( 'openverse' )->get_data()['media'];
	same( 1, count( $item ) );
	foreach ( array( 'title', 'caption', 'creator', 'license' ) as $name ) {
		holds_not( '<script', $item[0][ $name ] );
		holds_not( '<img', $item[0][ $name ] );
	}
	$copy = xm_copy( 'openverse', array( $item[0]['guid'] ), array() )->get_data()[0];
	$html = get_post( $copy['id'] )->post_excerpt . apply_filters( 'attachment_fields_to_edit', array(), get_post( $copy['id'] ) )['mainstreet_credit']['html'];
	holds_not( '<script', $html );
	holds_not( '<img', $html );
	holds_not( 'javascript:', $html );
	same( '', get_post_meta( $copy['id'], Media_Credit::LICENSE_URL, true ) );
	wp_delete_attachment( $copy['id'], true );
} );

test( 'a file has a name that people can read, whatever script its title is in', function () {
	$name = function ( $title ) { return Media_Item::sanitize( array( 'title' => $title, 'id' => 'abc' ) + array_fill_keys( array( 'url', 'thumbnail' ), 'https://pictures.example/a.png' ) )['name']; };
	same( array( 'zurich-am-see-abc', 'abc', 'tokyo-2-abc' ), array_map( $name, array( 'Zürich am See', 'Мост', '東京 Tokyo 2' ) ) );
} );

test( 'signs of HTML in words of a service are read once, and never become elements', function () {
	$title = function ( $title ) { return Openverse::parse_image( xm_image( array( 'title' => $title, 'creator' => $title ) ) ); };
	$read  = $title( 'Tom &amp; Jerry&#39;s &#8220;boat&#8221;' );
	same( array( 'Tom & Jerry\'s “boat”', 'Tom & Jerry\'s “boat”' ), array( $read['title'], $read['creator'] ) );
	foreach ( array( '&lt;script&gt;alert(1)&lt;/script&gt;', '&amp;lt;img src=x onerror=alert(1)&amp;gt;', '&lt;img src=x onerror=alert(1) ', '&#60;svg onload=alert(1)&#62;' ) as $evil ) {
		holds_not( '<', $title( $evil )['title'] );
	}
} );

test( 'what is kept for an hour is not shown to who reads another language', function () {
	act_as( 'author' );
	$log = xm_world();
	xm_find( 'openverse', 'tongues' );
	add_filter( 'determine_locale', function () { return 'de_DE'; } );
	xm_find( 'openverse', 'tongues' );
	same( 2, count( $log ) );
} );

test( 'a caption says who made a picture and how it may be used, however long its title is, and where the service has no sentence', function () {
	$caption = function ( array $more ) { return Openverse::parse_image( xm_image( $more ) )['caption']; };
	$long    = '"' . str_repeat( 'Pier ', 500 ) . '" by Ada Quay is licensed under CC BY-SA 4.0.';
	holds( 'Ada Quay', $caption( array( 'attribution' => $long ) ) );
	holds( 'CC BY-SA 4.0', $caption( array( 'attribution' => $long ) ) );
	foreach ( array( '', null, array() ) as $none ) {
		holds( 'Ada Quay', $caption( array( 'attribution' => $none ) ) );
		holds( 'CC BY-SA 4.0', $caption( array( 'attribution' => $none ) ) );
	}
} );

test( 'a caption links the work, its creator and the license', function () {
	$caption = function ( array $more ) {
		return Openverse::parse_image( xm_image( $more + array( 'foreign_landing_url' => 'https://photos.example/pier?a=1&b=2', 'creator_url' => 'https://photos.example/ada' ) ) )['caption'];
	};
	$license = '<a href="https://creativecommons.org/licenses/by-sa/4.0/">License</a>';
	same( '&quot;<a href="https://photos.example/pier?a=1&#038;b=2">Pier</a>&quot; by <a href="https://photos.example/ada">Ada Quay</a> is licensed under CC BY-SA 4.0. ' . $license, $caption( array() ) );
	// The creator may have the name of the work.
	same( '&quot;<a href="https://photos.example/pier?a=1&#038;b=2">Pier</a>&quot; by <a href="https://photos.example/ada">Pier</a>. ' . $license, $caption( array( 'creator' => 'Pier', 'attribution' => '"Pier" by Pier.' ) ) );
	holds( 'This work. <a href="https://photos.example/pier?a=1&#038;b=2">Source</a> <a href="https://photos.example/ada">Creator</a> ' . $license, $caption( array( 'attribution' => 'This work.' ) ) );
	holds_not( 'javascript', $caption( array( 'creator_url' => 'javascript:alert(1)' ) ) );
	same( 'Photo by <a href="https://www.pexels.com/@grace">Grace</a> on <a href="https://www.pexels.com/photo/7/">Pexels</a>', \Mainstreet\External_Media\Pexels::parse_photo( array( 'photographer' => 'Grace', 'photographer_url' => 'https://www.pexels.com/@grace' ) + xm_photo() )['caption'] );
	holds( 'Photo by Grace on', \Mainstreet\External_Media\Pexels::parse_photo( array( 'photographer' => 'Grace', 'photographer_url' => 'https://evil.example/' ) + xm_photo() )['caption'] );
} );

test( 'no words of a stranger are too long to be copied', function () {
	act_as( 'author' );
	$quotes = str_repeat( '"', 2000 );
	xm_world( function ( $url ) use ( $quotes ) { return false === strpos( $url, 'openverse' ) ? null : array( 200, array( 'results' => array( xm_image( array( 'title' => $quotes, 'creator' => $quotes, 'attribution' => $quotes, 'license_url' => 'https://creativecommons.org/' . str_repeat( '&', 1900 ) ) ) ) ) ); } );
	$item = xm_find( 'openverse', 'quotes' )->get_data()['media'][0];
	$request = new \WP_REST_Request( 'POST', XM_COPY . 'openverse' );
	$request->set_body_params( array( 'media' => array( array( 'guid' => $item['guid'], 'caption' => $item['caption'], 'title' => $item['title'] ) ) ) );
	$answer = rest_do_request( $request );
	same( 200, $answer->get_status() );
	same( 'image', $answer->get_data()[0]['type'] );
	wp_delete_attachment( $answer->get_data()[0]['id'], true );
} );

test( 'a copy that is asked for again, because its answer got lost, is not made again', function () {
	act_as( 'author' );
	$post   = wp_insert_post( array( 'post_title' => 'x', 'post_author' => get_current_user_id() ) );
	$ids    = array();
	xm_world();
	$copy   = function ( array $more = array(), array $words = array() ) use ( &$ids ) {
		$media = array( array( 'guid' => xm_guid() ) + $words );
		return $ids[] = rest( 'POST', XM_COPY . 'openverse', $more + array( 'media' => $media ) )->get_data()[0]['id'];
	};
	$first = $copy();
	$again = rest( 'POST', XM_COPY . 'openverse', array( 'media' => array( array( 'guid' => xm_guid() ), array( 'guid' => xm_guid( array( 'id' => 'other-picture' ) ) ) ) ) )->get_data();
	same( array( $first, 'Pier', 40 ), array( $again[0]['id'], $again[0]['alt'], $again[0]['sizes']->full['width'] ) );
	truly( $again[1]['id'] > $first, 'another picture' );
	$ids[] = $again[1]['id'];
	same( $copy(), $copy() );
	// Other words, another post, another user.
	$titled = $copy( array(), array( 'title' => 'Boats & <b>piers' ) );
	truly( ! in_array( $titled, array( $first, $again[1]['id'] ), true ) );
	same( $titled, $copy( array(), array( 'title' => 'Boats & <b>piers' ) ), 'words that are stored in another form' );
	$parent = $copy( array( 'post_id' => $post ) );
	truly( $parent > $titled );
	same( $parent, $copy( array( 'post_id' => $post ) ) );
	act_as( 'editor' );
	truly( $copy() > $parent );
	wp_set_current_user( (int) get_post_field( 'post_author', $first ) );
	// One that is gone, whose file is gone, or that is of last week.
	wp_delete_attachment( $first, true );
	$second = $copy();
	truly( $second > $parent );
	unlink( get_attached_file( $second ) );
	$third = $copy();
	truly( $third > $second );
	wp_delete_attachment( $second );
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => $third ) );
	clean_post_cache( $third );
	truly( $copy() > $third );
	foreach ( array_unique( $ids ) as $id ) {
		wp_delete_attachment( $id, true );
	}
	wp_delete_post( $post, true );
} );

test( 'a copy that was made while another request still loaded it is taken, and one that was cut short is finished', function () {
	act_as( 'author' );
	$inner = null;
	$runs  = 0;
	xm_world( function ( $url ) use ( &$inner, &$runs ) {
		if ( false !== strpos( $url, 'pier.png' ) && 1 === ++$runs ) {
			$inner = xm_copy( 'openverse', array( xm_guid() ) )->get_data()[0]['id'];
		}
		return null;
	} );
	$outer = xm_copy( 'openverse', array( xm_guid() ) )->get_data()[0]['id'];
	same( array( $inner, 2 ), array( $outer, $runs ) );
	same( array( $inner ), get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'author' => get_current_user_id() ) ) );
	delete_post_meta( $inner, '_wp_attachment_metadata' );
	same( 40, xm_copy( 'openverse', array( xm_guid() ) )->get_data()[0]['sizes']->full['width'] );
	same( 40, wp_get_attachment_metadata( $inner )['width'] );
	wp_delete_attachment( $inner, true );
} );

test( 'a picture with a long title in any script is copied, and keeps the title', function () {
	act_as( 'author' );
	xm_world();
	foreach ( array( str_repeat( '日本', 40 ), str_repeat( 'Pier ', 38 ) . 'end', str_repeat( 'ü', 200 ) ) as $title ) {
		$copy = xm_copy( 'openverse', array( xm_guid( array( 'title' => $title ) ) ) )->get_data()[0];
		same( $title, $copy['title'] ?? wp_json_encode( $copy ) );
		truly( strlen( basename( get_attached_file( $copy['id'] ) ) ) < 200 );
		wp_delete_attachment( $copy['id'], true );
	}
} );
