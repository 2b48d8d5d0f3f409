<?php
/**
 * The story on the page, made of the library.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/rendered.php';

/** A file in the library; there need not be one on the disk. */
function story_file( $name, array $meta = array(), $mime = 'image/jpeg' ) {
	$id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => $mime, 'post_status' => 'inherit' ), wp_upload_dir()['path'] . '/' . $name );
	wp_update_attachment_metadata( $id, $meta + array( 'width' => 900, 'height' => 1600, 'file' => _wp_relative_upload_path( wp_upload_dir()['path'] . '/' . $name ), 'sizes' => array() ) );
	return $id;
}

/** A stored slide. */
function story_slide( $id, array $more = array() ) {
	return $more + array( 'alt' => '', 'title' => '', 'id' => $id, 'type' => 'image', 'mime' => 'image/jpeg', 'caption' => '', 'url' => (string) wp_get_attachment_url( (int) $id ) );
}

/** HTML of a story. */
function story( $files, array $more = array() ) {
	$saved = '<div class="wp-story wp-block-jetpack-story"></div>';
	return render_block( array( 'blockName' => 'jetpack/story', 'attrs' => $more + array( 'mediaFiles' => $files ), 'innerBlocks' => array(), 'innerHTML' => $saved, 'innerContent' => array( $saved ) ) );
}

/** Elements of a tag, each with the wanted attributes. */
function story_tags( $html, $tag, array $names ) {
	$found = array();
	$tags  = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( $tag ) ) {
		$found[] = array_map( array( $tags, 'get_attribute' ), $names );
	}
	return $found;
}

/** What the script reads. */
function story_settings( $html ) {
	return json_decode( story_tags( $html, 'div', array( 'data-settings' ) )[0][0], true );
}

test( 'a story is a list of its pictures and videos, as they are in the library today', function () {
	$picture = story_file( 'dawn.jpg', array( 'sizes' => array( 'medium' => array( 'file' => 'dawn-169x300.jpg', 'width' => 169, 'height' => 300, 'mime-type' => 'image/jpeg' ) ) ) );
	$video   = story_file( 'harbour.mp4', array( 'width' => 720, 'height' => 1280 ), 'video/mp4' );
	set_post_thumbnail( $video, $poster = story_file( 'poster.jpg' ) );
	update_post_meta( $picture, '_wp_attachment_image_alt', 'From the library' );
	$html = story( array( story_slide( $picture, array( 'url' => home_url( '/old/place.jpg' ) ) ), story_slide( (string) $video, array( 'alt' => 'Boats', 'type' => 'image', 'caption' => 'At <b>six</b> & later' ) ) ) );
	list( $class, $id, $data_id ) = story_tags( $html, 'div', array( 'class', 'id', 'data-id' ) )[0];
	truly( array() === array_diff( array( 'wp-block-jetpack-story', 'wp-story' ), explode( ' ', $class ) ), $class );
	same( $id, $data_id );
	foreach ( array( 'wp-story-app', 'wp-story-display-contents', 'wp-story-wrapper', 'wp-story-slide', 'wp-story-pagination-bullet' ) as $part ) {
		holds( '<div class="' . $part, $html );
	}
	holds( '<a class="wp-story-container" href="#' . $id . '">', $html );
	same( 2, substr_count( $html, 'role="listitem"' ) );
	list( $src, $srcset, $alt, $width, $lazy ) = story_tags( $html, 'img', array( 'src', 'srcset', 'alt', 'width', 'loading' ) )[0];
	same( array( wp_get_attachment_url( $picture ), 'From the library', '900' ), array( $src, $alt, $width ) );
	holds( 'dawn-169x300.jpg 169w', $srcset );
	truly( 'lazy' !== $lazy || ! did_action( 'wp_head' ), (string) $lazy );
	same( array( array( wp_get_attachment_url( $video ), '720', wp_get_attachment_image_url( $poster, 'large' ), 'Boats', 'none', true ) ), story_tags( $html, 'video', array( 'src', 'width', 'poster', 'aria-label', 'preload', 'controls' ) ) );
	holds( '<figcaption class="wp-story-caption">At six &amp; later</figcaption>', $html );
	holds( '>Video: Boats</a></video>', $html );
} );

test( 'a picture that is marked as decorative has no text, whatever the library says; a video keeps its name', function () {
	$picture = story_file( 'dusk.jpg' );
	$video   = story_file( 'tide.mp4', array(), 'video/mp4' );
	foreach ( array( $picture, $video ) as $file ) {
		update_post_meta( $file, '_wp_attachment_image_alt', 'From the library' );
	}
	$alt = static function ( $mark ) use ( $picture ) {
		return story_tags( story( array( story_slide( $picture, array( 'isDecorative' => $mark ) ) ) ), 'img', array( 'alt' ) )[0][0];
	};
	same( '', $alt( true ) );
	foreach ( array( false, null, 'true', 1, array( true ) ) as $other ) {
		same( 'From the library', $alt( $other ) );
	}
	same( array( array( 'From the library' ) ), story_tags( story( array( story_slide( $video, array( 'isDecorative' => true ) ) ) ), 'video', array( 'aria-label' ) ) );
} );

test( 'a space that was chosen is on the page', function () {
	holds( 'style="margin-top:2rem', story( array( story_slide( story_file( 'noon.jpg' ) ) ), array( 'style' => array( 'spacing' => array( 'margin' => array( 'top' => '2rem' ) ) ) ) ) );
} );

test( 'the first frame stands for a video without a poster, of the first slide alone', function () {
	$video = story_file( 'quay.mp4', array(), 'video/mp4' );
	same( array( array( 'metadata', null ), array( 'none', null ) ), story_tags( story( array( story_slide( $video ), story_slide( $video ) ) ), 'video', array( 'preload', 'poster' ) ) );
} );

test( 'only the first picture is fetched at once', function () {
	$picture = story_file( 'one.jpg' );
	$loading = array_column( story_tags( story( array( story_slide( $picture ), story_slide( $picture ), story_slide( $picture ) ) ), 'img', array( 'loading' ) ), 0 );
	same( array( 'lazy', 'lazy' ), array_slice( $loading, 1 ) );
} );

test( 'what is not in the library any more, or never was, is no slide', function () {
	$kept    = story_file( 'kept.jpg' );
	$deleted = story_file( 'deleted.jpg' );
	$url     = wp_get_attachment_url( $deleted );
	wp_delete_attachment( $deleted, true );
	$page  = wp_insert_post( array( 'post_title' => 'Secret', 'post_status' => 'private', 'post_type' => 'page' ) );
	$paper = story_file( 'paper.pdf', array(), 'application/pdf' );
	$html  = story( array( story_slide( $deleted, array( 'url' => $url ) ), story_slide( $kept ), story_slide( $page ), story_slide( $paper ), story_slide( 'tempid-7' ) ) );
	same( 1, substr_count( $html, 'role="listitem"' ) );
	holds( 'kept.jpg', $html );
	holds_not( 'deleted', $html );
	holds_not( 'Secret', $html );
	same( '', story( array( story_slide( $deleted, array( 'url' => $url ) ) ) ) );
} );

/** What a story shows: addresses of its pictures and videos. */
function story_addresses( $html ) {
	return array_column( array_merge( story_tags( $html, 'img', array( 'src' ) ), story_tags( $html, 'video', array( 'src' ) ) ), 0 );
}

test( 'numbers of another site are not taken for ours, and its files are shown where they are', function () {
	$picture = story_file( 'summer-scaled.jpg' );
	$own     = array( (string) wp_get_attachment_url( $picture ) );
	foreach ( array(
		'https://old.example.net/wp-content/uploads/2022/01/summer-576x1024.jpg' => $own,
		'https://i0.wp.com/old.example.net/wp-content/uploads/Summer.jpg?resize=2' => $own,
		'https://videos.example.net/x/summer_hd.mp4'                              => $own,
		'https://example.org/wp-content/uploads/winter.jpg'                       => array( 'https://example.org/wp-content/uploads/winter.jpg' ),
		'https://example.org/wp-content/uploads/summertime.jpg'                   => array( 'https://example.org/wp-content/uploads/summertime.jpg' ),
		'https://example.org/'                                                    => array(),
		'//example.org/winter.jpg'                                                => array(),
		home_url( '/anything.jpg' )                                               => $own,
		'/anything.jpg'                                                           => $own,
		'blob:x'                                                                  => $own,
	) as $url => $addresses ) {
		same( $addresses, story_addresses( story( array( story_slide( $picture, array( 'url' => $url ) ) ) ) ), $url );
	}
} );

test( 'a story of another site is shown from there', function () {
	$post  = wp_insert_post( array( 'post_title' => 'A post of that number', 'post_status' => 'publish' ) );
	$paper = story_file( 'paper.pdf', array(), 'application/pdf' );
	$files = array(
		array( 'id' => 99999999, 'url' => 'https://old.example.net/a%20b.jpg?x=1&y=2', 'alt' => 'Dawn', 'caption' => 'At <b>six</b>', 'type' => 'image', 'mime' => 'image/jpeg', 'width' => 900, 'height' => 1600 ),
		array( 'id' => $post, 'url' => 'http://old.example.net/b.webp', 'type' => 'image' ),
		array( 'id' => $paper, 'url' => 'https://old.example.net/c.mp4', 'type' => 'video', 'mime' => 'video/mp4', 'alt' => 'Boats', 'width' => '720', 'height' => 1280 ),
		array( 'id' => 'tempid-7', 'url' => 'https://old.example.net/d', 'mime' => 'image/png' ),
		array( 'url' => 'https://old.example.net/e.MOV' ),
	);
	$html = story( $files );
	same( array( 'https://old.example.net/a%20b.jpg?x=1&y=2', 'http://old.example.net/b.webp', 'https://old.example.net/d', 'https://old.example.net/c.mp4', 'https://old.example.net/e.MOV' ), story_addresses( $html ) );
	same( array( array( 'Dawn', '900', '1600', 'wp-story-image' ), array( '', null, null, 'wp-story-image' ), array( '', null, null, 'wp-story-image' ) ), story_tags( $html, 'img', array( 'alt', 'width', 'height', 'class' ) ) );
	same( array( array( 'Boats', '720', '1280', 'none' ), array( 'Video', null, null, 'none' ) ), story_tags( $html, 'video', array( 'aria-label', 'width', 'height', 'preload' ) ) );
	holds( '<figcaption class="wp-story-caption">At six</figcaption>', $html );
	holds( 'wp-story-slide is-cropped', $html );
	same( 5, substr_count( $html, 'role="listitem"' ) );
	$GLOBALS['wp_query']->is_feed = true;
	$feed = story( $files );
	$GLOBALS['wp_query']->is_feed = false;
	holds( 'src="https://old.example.net/a%20b.jpg', $feed );
	foreach ( array( 'javascript:alert(1)//.jpg', 'data:image/png;base64,x', 'ftp://old.example.net/a.jpg', 'https://old.example.net/a.pdf', 'https://old.example.net/', 'https:///a.jpg', "https://old.exa mple/a.jpg", '', array( 'https://old.example.net/a.jpg' ) ) as $url ) {
		same( '', story( array( array( 'id' => 99999999, 'url' => $url ) ) ), wp_json_encode( $url ) );
	}
	$html = story( array( array( 'id' => 99999999, 'url' => 'https://old.example.net/a.jpg" onerror="alert(1)', 'type' => 'image', 'alt' => '"><script>', 'width' => '1" x="', 'height' => 1e308 ) ) );
	holds_not( '<script', $html );
	same( array(), array_filter( array_column( story_tags( $html, 'img', array( 'onerror' ) ), 0 ) ) );
} );

test( 'a file of this site that is private or was deleted is not shown by its stored address', function () {
	foreach ( array( 'http', 'https', 'HTTPS' ) as $scheme ) {
		$url = preg_replace( '#^https?#', $scheme, wp_upload_dir()['url'] . '/gone.jpg' );
		same( '', story( array( array( 'id' => 99999999, 'url' => $url, 'type' => 'image' ) ) ), $url );
	}
	$film = story_file( 'film.mp4', array(), 'video/mp4' );
	$url  = wp_get_attachment_url( $film );
	wp_update_post( array( 'ID' => $film, 'post_status' => 'private' ) );
	same( '', story( array( array( 'id' => $film, 'url' => $url, 'type' => 'video' ) ) ) );
} );

test( 'whatever stands in the attributes, a page comes out of it and nothing else', function () {
	$picture = story_file( 'good.jpg' );
	$hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)> [gallery] \'';
	foreach ( array( 'text', 7, null, true, new \stdClass(), array( 'a' => 'b' ), array( null, 3, 'x', array( array() ), array( 'id' => array( 1 ) ), array( 'id' => 1e308 ), array( 'id' => -1 ), array( 'id' => NAN ), array( 'id' => 1.5 ), array( 'id' => true ), array( 'id' => '9999999999999999999999' ), array( 'id' => "$picture\n" ) ) ) as $files ) {
		same( '', story( $files ) );
	}
	$html = story(
		array( array( 'id' => (float) $picture, 'alt' => $hostile, 'caption' => $hostile, 'title' => $hostile, 'type' => $hostile, 'mime' => array(), 'link' => 'javascript:1', 'width' => 1e308, 'height' => 'x', 'url' => array( $hostile ) ) ),
		array( 'settings' => array( 'imageTime' => 1e308, 'defaultAspectRatio' => '1;background:url(//x)', 'volume' => NAN, 'maxBullets' => -4, 'startMuted' => 'yes', 'x' => $hostile ) )
	);
	same( 1, substr_count( $html, '<img' ) );
	holds_not( '<script', $html );
	same( array( array( $picture . '', null ) ), array_map( function ( $tag ) { return array( preg_replace( '/\D+/', '', (string) $tag[0] ), $tag[1] ); }, story_tags( $html, 'img', array( 'class', 'onerror' ) ) ) );
	$settings = story_settings( $html );
	same( array( 20, 0.8, 1, false, 0.5625 ), array( $settings['imageTime'], $settings['volume'], $settings['maxBullets'], $settings['startMuted'], $settings['defaultAspectRatio'] ) );
	truly( ! isset( $settings['x'] ) );
	same( 1, substr_count( $html, 'wp-story-pagination-bullet"' ) );
	foreach ( array( 'text', 3, array( 4 ), null ) as $settings ) {
		same( 5, story_settings( story( array( story_slide( $picture ) ), array( 'settings' => $settings ) ) )['imageTime'] );
	}
	same( 100, substr_count( story( array_fill( 0, 5000, story_slide( $picture ) ) ), 'role="listitem"' ) );
} );

test( 'the frame has its proportions before anything has arrived', function () {
	$tall = story_file( 'tall.jpg' );
	$wide = story_file( 'wide.jpg', array( 'width' => 1600, 'height' => 900 ) );
	$html = story( array( story_slide( $tall ), story_slide( $wide ) ) );
	same( array( 'wp-story-slide is-cropped', 'wp-story-slide' ), array_values( array_filter( array_column( story_tags( $html, 'div', array( 'class' ) ), 0 ), function ( $class ) { return false !== strpos( $class, 'wp-story-slide' ); } ) ) );
	holds_not( '--wp-story-ratio', $html );
	holds( '--wp-story-ratio:1.25', story( array( story_slide( $tall ) ), array( 'settings' => array( 'defaultAspectRatio' => 1.25 ) ) ) );
} );

test( 'many slides are looked up in as many queries as one', function () {
	global $wpdb;
	$count = function ( $number ) use ( $wpdb ) {
		$files = array();
		for ( $i = 0; $i < $number; $i++ ) {
			$files[] = story_slide( story_file( "many-$number-$i.jpg" ) );
		}
		wp_cache_flush();
		get_option( 'siteurl' );
		$before = $wpdb->num_queries;
		story( $files );
		return $wpdb->num_queries - $before;
	};
	$count( 1 );
	same( $count( 1 ), $count( 30 ) );
} );

test( 'a feed has the first picture and a link', function () {
	global $wp_query, $post;
	$post = get_post( wp_insert_post( array( 'post_title' => 'With a story', 'post_status' => 'publish' ) ) );
	setup_postdata( $post );
	$video   = story_file( 'clip.mp4', array(), 'video/mp4' );
	$picture = story_file( 'still.jpg' );
	$was     = $wp_query->is_feed;

	$wp_query->is_feed = true;
	$html              = story( array( story_slide( $video ), story_slide( $picture, array( 'alt' => 'Quay' ) ), story_slide( $picture ) ) );
	$bare              = story( array( story_slide( $video ) ) );
	$wp_query->is_feed = $was;

	same( 1, substr_count( $html, '<img' ) );
	holds( 'still.jpg', $html );
	holds( 'alt="Quay"', $html );
	same( 2, substr_count( $html, 'href="' . esc_url( get_permalink( $post ) ) . '"' ) );
	holds_not( '<video', $html );
	holds_not( 'data-settings', $html );
	same( 1, substr_count( $bare, '<a ' ) );
	wp_reset_postdata();
} );

test( 'each story of a page has a name and an id of its own', function () {
	$picture = story_file( 'pair.jpg' );
	$first   = story( array( story_slide( $picture ) ) );
	$second  = story( array( story_slide( $picture ) ) );
	truly( story_settings( $first )['texts']['name'] !== story_settings( $second )['texts']['name'] );
	truly( story_tags( $first, 'div', array( 'id' ) )[0] !== story_tags( $second, 'div', array( 'id' ) )[0] );
} );

test( 'an author’s texts stay as they were typed', function () {
	act_as( 'author' );
	$content = '<!-- wp:jetpack/story ' . serialize_block_attributes( array( 'mediaFiles' => array( story_slide( story_file( 'typed.jpg' ), array( 'alt' => 'Fish & <chips>' ) ) ) ) ) . ' --><div class="wp-story wp-block-jetpack-story"></div><!-- /wp:jetpack/story -->';
	$stored  = wp_unslash( apply_filters( 'content_save_pre', wp_slash( $content ) ) );
	same( 'Fish & <chips>', parse_blocks( $stored )[0]['attrs']['mediaFiles'][0]['alt'] );
	same( 'Fish & <chips>', html_entity_decode( story_tags( do_blocks( $stored ), 'img', array( 'alt' ) )[0][0] ) );
} );

test( 'the page that view.jsdom.test.ts runs on is what two stories become', function () {
	$files = array();
	foreach ( array( 'one', 'two', 'three' ) as $name ) {
		$files[] = story_slide( story_file( "$name.jpg" ), array( 'alt' => "Picture $name", 'caption' => "Caption $name" ) );
	}
	$more   = array( 'settings' => array( 'imageTime' => 2 ) );
	$html   = story( $files, $more ) . "\n" . story( $files, $more );
	$stand = array( wp_upload_dir()['baseurl'] => 'https://harbour.example/files' );
	foreach ( story_tags( $html, 'div', array( 'data-settings', 'id' ) ) as list( $settings, $id ) ) {
		if ( null === $settings ) {
			continue;
		}
		$number = isset( $number ) ? $number + 1 : 1;
		// How many stories were drawn before is another matter.
		$name           = json_decode( $settings, true )['texts']['name'];
		$stand[ $id ]   = "story-$number";
		$stand[ $name ] = 1 === $number ? 'Tides' : 'Boats';
	}
	foreach ( $files as $index => $file ) {
		$stand[ 'wp-image-' . $file['id'] . '"' ] = 'wp-image-' . ( $index + 1 ) . '"';
	}
	rendered( 'blocks/story/test/rendered/two.html', $html, $stand );
} );
