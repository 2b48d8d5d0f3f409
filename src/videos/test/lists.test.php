<?php
/**
 * What hiding private videos costs the database, and that its list of them follows every change.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Queries that run meanwhile. */
function queries_of( callable $body ) {
	$queries = array();
	$note    = function ( $sql ) use ( &$queries ) {
		$queries[] = $sql;
		return $sql;
	};
	add_filter( 'query', $note );
	$body();
	remove_filter( 'query', $note );
	return $queries;
}

/** Those that look for films or for what uses a picture. */
function searches( array $queries ) {
	return array_values( preg_grep( '/videopress_privacy_setting|_thumbnail_id|post_mime_type LIKE .video/', $queries ) );
}

/** A row of the library, without a file. */
function row_of( $mime, $title, array $more = array() ) {
	return wp_insert_attachment( $more + array( 'post_mime_type' => $mime, 'post_title' => $title ), wp_upload_dir()['basedir'] . "/$title" );
}

/** Requests of strangers that find attachments, or posts with pictures. */
function requests_of_strangers( $parent ) {
	return array(
		'media'           => array( '/wp/v2/media', array() ),
		'next page'       => array( '/wp/v2/media', array( 'page' => 2, 'per_page' => 5 ) ),
		'search of media' => array( '/wp/v2/media', array( 'search' => 'Quay' ) ),
		'parent'          => array( '/wp/v2/media', array( 'parent' => $parent ) ),
		'posts'           => array( '/wp/v2/posts', array( '_embed' => '1' ) ),
		'search'          => array( '/wp/v2/search', array( 'search' => 'Quay' ) ),
	);
}

/** Answers one of these. */
function ask_as_stranger( array $asked ) {
	act_as( '' );
	wp_cache_flush();
	$request = new \WP_REST_Request( 'GET', $asked[0] );
	$request->set_query_params( $asked[1] );
	$answer = rest_get_server()->dispatch( $request );
	same( 200, $answer->get_status() );
	return rest_get_server()->response_to_data( $answer, isset( $asked[1]['_embed'] ) );
}

/** Posts with a picture each, and pictures of none. */
function illustrated_posts( $count ) {
	act_as( 'administrator' );
	$post = 0;
	for ( $number = 0; $number < $count; $number++ ) {
		$post = wp_insert_post( array( 'post_title' => "Quay $number", 'post_status' => 'publish', 'post_content' => 'x' ) );
		set_post_thumbnail( $post, row_of( 'image/jpeg', "Quay$number.jpg", array( 'post_parent' => $post ) ) );
	}
	return $post;
}

test( 'where no film is private, lists ask the database nothing more', function () {
	$post = illustrated_posts( 6 );
	row_of( 'video/webm', 'Open.webm' );
	ask_as_stranger( array( '/wp/v2/media', array() ) );
	foreach ( requests_of_strangers( $post ) as $name => $asked ) {
		same( array(), searches( queries_of( function () use ( $asked ) { ask_as_stranger( $asked ); } ) ), $name );
	}
	// The SQL is WordPress's own, letter by letter.
	foreach ( array( array( 'post_type' => 'attachment', 'post_status' => 'inherit' ), array( 'post_type' => 'any', 'post_status' => 'any' ) ) as $query ) {
		$sql = ( new \WP_Query( $query ) )->request;
		remove_all_filters( 'posts_where' );
		// Which columns it asks for depends on what the cache holds.
		same( strstr( ( new \WP_Query( $query ) )->request, 'FROM' ), strstr( $sql, 'FROM' ) );
	}
} );

test( 'where films are private, a request asks for them once at most, and pictures not one by one', function () {
	$post = illustrated_posts( 6 );
	for ( $number = 0; $number < 5; $number++ ) {
		$film = row_of( 'video/webm', "Secret$number.webm" );
		update_post_meta( $film, 'videopress_privacy_setting', '1' );
		set_post_thumbnail( $film, row_of( 'image/jpeg', "Secret$number.jpg" ) );
		row_of( 'image/jpeg', "Secretframe$number.jpg", array( 'post_parent' => $film ) );
	}
	foreach ( requests_of_strangers( $post ) as $name => $asked ) {
		$found = array();
		$times = searches( queries_of( function () use ( $asked, &$found ) { $found = ask_as_stranger( $asked ); } ) );
		truly( count( $times ) <= 1, "$name: " . implode( "\n", $times ) );
		holds_not( 'Secret', wp_json_encode( $found ) );
		truly( count( $found ) > 0, $name );
	}
	same( array(), searches( queries_of( function () use ( $post ) { ask_as_stranger( requests_of_strangers( $post )['media'] ); } ) ), 'the next request knows them' );
} );

/** Which of some attachments a stranger finds. */
function found_by_strangers( array $ids ) {
	act_as( '' );
	wp_cache_flush();
	$found = ( new \WP_Query( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids', 'posts_per_page' => -1, 'post__in' => $ids ) ) )->posts;
	$known = array_filter( $ids, function ( $id ) { return ! \Mainstreet\Videos\Access\Video_Query_Filter::is_hidden( $id ); } );
	sort( $found );
	same( array_values( $found ), array_values( $known ), 'lists and single pages agree' );
	act_as( 'administrator' );
	return array_keys( array_intersect( $ids, $found ) );
}

test( 'each change of who may see a film is there in the next list', function () {
	act_as( 'administrator' );
	$ids = array( 'film' => row_of( 'video/webm', 'Film.webm' ), 'poster' => row_of( 'image/jpeg', 'Poster.jpg' ), 'frame' => row_of( 'image/jpeg', 'Frame.jpg' ) );
	list( 'film' => $film, 'poster' => $poster, 'frame' => $frame ) = $ids;
	$all = array( 'film', 'poster', 'frame' );
	same( $all, found_by_strangers( $ids ) );
	$steps = array(
		'private'              => array( function () use ( $film ) { add_post_meta( $film, 'videopress_privacy_setting', '1' ); }, array( 'poster', 'frame' ) ),
		'with a poster'        => array( function () use ( $film, $poster ) { set_post_thumbnail( $film, $poster ); }, array( 'frame' ) ),
		'with a picture of it' => array( function () use ( $film, $frame ) { wp_update_post( array( 'ID' => $frame, 'post_parent' => $film ) ); }, array() ),
		'without the poster'   => array( function () use ( $film ) { delete_post_thumbnail( $film ); }, array( 'poster' ) ),
		'public'               => array( function () use ( $film ) { update_post_meta( $film, 'videopress_privacy_setting', '0' ); }, $all ),
		'no more as the site'  => array( function () { update_option( 'videopress_private_enabled_for_site', '1' ); }, $all ),
		'as the site'          => array( function () use ( $film ) { delete_post_meta( $film, 'videopress_privacy_setting' ); }, array( 'poster' ) ),
		'as a public site'     => array( function () { update_option( 'videopress_private_enabled_for_site', '' ); }, $all ),
		'as a private one'     => array( function () { update_option( 'videopress_private_enabled_for_site', '1' ); }, array( 'poster' ) ),
		'no film any more'     => array( function () use ( $film ) { wp_update_post( array( 'ID' => $film, 'post_mime_type' => 'audio/webm' ) ); }, $all ),
		'a film again'         => array( function () use ( $film ) { wp_update_post( array( 'ID' => $film, 'post_mime_type' => 'video/webm' ) ); }, array( 'poster' ) ),
		'without the option'   => array( function () { delete_option( 'videopress_private_enabled_for_site' ); }, $all ),
		'private for all time' => array( function () use ( $film ) { update_metadata( 'post', $film, 'videopress_privacy_setting', '1' ); }, array( 'poster' ) ),
		'by key alone'         => array( function () { delete_post_meta_by_key( 'videopress_privacy_setting' ); }, $all ),
	);
	foreach ( $steps as $name => list( $change, $expected ) ) {
		$change();
		same( $expected, found_by_strangers( $ids ), $name );
	}
	update_option( 'videopress_private_enabled_for_site', '1' );
	found_by_strangers( $ids );
	$new = array( 'new' => row_of( 'video/webm', 'New.webm' ) );
	same( array(), found_by_strangers( $new ), 'a film that is added' );
	delete_option( 'videopress_private_enabled_for_site' );
} );

test( 'what was changed while the plugin was off, or past WordPress, is seen after an hour or when it is turned on', function () {
	global $wpdb;
	act_as( 'administrator' );
	$ids  = array( 'film' => row_of( 'video/webm', 'Film.webm' ) );
	$past = function ( $value ) use ( $wpdb, $ids ) {
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $ids['film'], 'meta_key' => 'videopress_privacy_setting' ) );
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $ids['film'], 'meta_key' => 'videopress_privacy_setting', 'meta_value' => $value ) );
		wp_cache_flush();
	};
	same( array( 'film' ), found_by_strangers( $ids ) );
	$past( '1' );
	do_action( 'mainstreet_activated' );
	same( array(), found_by_strangers( $ids ) );
	$past( '0' );
	$list          = get_option( 'mainstreet_private_video_list' );
	$list['until'] = time() - 1;
	update_option( 'mainstreet_private_video_list', $list );
	// Another process has not read it yet.
	$read = new \ReflectionProperty( \Mainstreet\Videos\Access\Private_Video_List::class, 'lists' );
	$read->setAccessible( true );
	$read->setValue( null, array() );
	same( array( 'film' ), found_by_strangers( $ids ) );
} );

test( 'the folder of private videos keeps its name when the list of them is made anew', function () {
	$folder = \Mainstreet\Videos\Files\Video_Folder::path();
	\Mainstreet\Videos\Access\Private_Video_List::expire();
	\Mainstreet\Videos\Access\Private_Video_List::get_video_ids();
	same( $folder, \Mainstreet\Videos\Files\Video_Folder::path() );
} );

test( 'in a library of many, few rows are read for each that is found', function () {
	global $wpdb;
	if ( ! $wpdb->get_var( "SHOW STATUS LIKE 'Handler_read_key'" ) ) {
		// Only MySQL and MariaDB count them: `node tests/php/run.mjs --database mariadb`.
		return;
	}
	$post = illustrated_posts( 10 );
	$mark = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	$seq  = '( SELECT a.n + 20 * b.n + 400 * c.n AS n FROM ' . implode( ', ', array_map( function ( $name ) { return '( SELECT 0 AS n UNION SELECT ' . implode( ' UNION SELECT ', range( 1, 'c' === $name ? 49 : 19 ) ) . " ) $name"; }, array( 'a', 'b', 'c' ) ) ) . ' ) s';
	$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_type, post_status, post_mime_type, post_date, post_date_gmt ) SELECT $mark + 1 + s.n, CONCAT( 'Quay ', s.n ), '', '', '', '', '', 'attachment', 'inherit', IF( s.n % 30 = 0, 'video/webm', 'image/jpeg' ), '2020-01-01', '2020-01-01' FROM $seq" );
	same( 20000, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID > $mark" ) );
	// Posters, and featured images of other posts, which are no business of the list.
	$wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) SELECT ID, '_thumbnail_id', ID + 1 FROM {$wpdb->posts} WHERE ID > $mark" );
	$reads = function ( callable $body ) use ( $wpdb ) {
		$count  = function () use ( $wpdb ) { return array_sum( wp_list_pluck( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read_%'" ), 'Value' ) ); };
		$before = $count();
		$body();
		return $count() - $before;
	};
	$wpdb->query( "ANALYZE TABLE {$wpdb->posts}, {$wpdb->postmeta}" );
	foreach ( array( 0, 10, 667 ) as $private ) {
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_key = 'videopress_privacy_setting'" );
		if ( $private ) {
			$wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) SELECT ID, 'videopress_privacy_setting', '1' FROM {$wpdb->posts} WHERE ID > $mark AND post_mime_type = 'video/webm' ORDER BY ID LIMIT $private" );
		}
		\Mainstreet\Videos\Access\Private_Video_List::expire();
		$made = $reads( array( \Mainstreet\Videos\Access\Private_Video_List::class, 'get_video_ids' ) );
		same( $private, count( \Mainstreet\Videos\Access\Private_Video_List::get_video_ids() ) );
		truly( $made < 60 + 20 * $private, "$private: making the list read $made rows" );
		foreach ( requests_of_strangers( $post ) as $name => $asked ) {
			$with = $reads( function () use ( $asked ) { ask_as_stranger( $asked ); } );
			foreach ( array( 'posts_where', 'the_posts', 'get_post_status' ) as $hook ) {
				$hooks[ $hook ] = $GLOBALS['wp_filter'][ $hook ];
				unset( $GLOBALS['wp_filter'][ $hook ] );
			}
			$without              = $reads( function () use ( $asked ) { ask_as_stranger( $asked ); } );
			$GLOBALS['wp_filter'] = $hooks + $GLOBALS['wp_filter'];
			// Each film of the last page may be one of which the database reads on.
			truly( $with <= $without + 200 + $private, "$private, $name: $with rows instead of $without" );
		}
	}
} );

test( 'moving the files of all videos reads the library once', function () {
	global $wpdb;
	require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';
	act_as( 'administrator' );
	$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	foreach ( array_chunk( range( 0, 5999 ), 500 ) as $numbers ) {
		$rows = array();
		foreach ( $numbers as $number ) {
			$rows[] = $wpdb->prepare( "( %d, '', '', '', '', '', '', 'attachment', 'inherit', %s, '2026-01-01', '2026-01-01' )", $first + $number, $number % 3000 ? 'image/jpeg' : 'video/webm' );
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_type, post_status, post_mime_type, post_date, post_date_gmt ) VALUES " . implode( ', ', $rows ) );
	}
	analyze( $wpdb->posts );
	update_option( 'mainstreet_videos_cursor', $first - 1 );
	$found = array();
	foreach ( array( 'videos: move files, first run', 'videos: move files, later run', 'videos: move files, later run' ) as $budget ) {
		$found[] = examines_at_most( $budget, array( \Mainstreet\Videos\Files\Video_Storage::class, 'move_next_batch' ) );
	}
	same( array( 1, 1, 0 ), $found );
	same( false, get_option( 'mainstreet_videos_cursor' ) );
	wp_clear_scheduled_hook( 'mainstreet_videos_settle' );
} );
