<?php
/**
 * What one list costs among 1,500 posts, or as many as MAINSTREET_LOAD_POSTS says; the figures go into MAINSTREET_LOAD_FILE.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Engine;

/**
 * Rows, straight into a table. Where WordPress keeps its data in SQLite, past the drop-in: to take a long
 * statement of MySQL apart takes it seconds, and would be all that is measured.
 */
function many_rows( $table, array $columns, array $rows ) {
	global $wpdb;
	$names = implode( ', ', $columns );
	if ( method_exists( $wpdb->dbh, 'get_connection' ) ) {
		$pdo       = $wpdb->dbh->get_connection()->get_pdo();
		$is_inside = $pdo->inTransaction();
		$statement = $pdo->prepare( "INSERT INTO $table ($names) VALUES (" . implode( ',', array_fill( 0, count( $columns ), '?' ) ) . ')' );
		$is_inside || $pdo->beginTransaction();
		foreach ( $rows as $row ) {
			$statement->execute( $row );
		}
		$is_inside || $pdo->commit();
		return;
	}
	$quoted = array_map(
		static function ( $row ) {
			return "('" . implode( "','", array_map( 'esc_sql', $row ) ) . "')";
		},
		$rows
	);
	$wpdb->query( "INSERT INTO $table ($names) VALUES " . implode( ',', $quoted ) );
}

/** Posts, and what they are about. */
function many_posts( $number ) {
	global $wpdb;
	$tags = array();
	for ( $i = 0; $i < 500; $i++ ) {
		$wpdb->insert( $wpdb->terms, array( 'name' => "load $i", 'slug' => "load-$i" ) );
		$term = $wpdb->insert_id;
		$wpdb->insert( $wpdb->term_taxonomy, array( 'term_id' => $term, 'taxonomy' => $i < 10 ? 'category' : 'post_tag', 'description' => '' ) );
		$tags[] = $wpdb->insert_id;
	}
	$first  = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
	$counts = array_fill_keys( $tags, 0 );
	mt_srand( 7 );
	foreach ( array_chunk( range( $first, $first + $number - 1 ), 500 ) as $chunk ) {
		$posts = array();
		$links = array();
		foreach ( $chunk as $id ) {
			$words   = implode( ' ', array_map( static function () { return 'word' . mt_rand( 0, 3000 ); }, range( 1, 120 ) ) );
			$date    = gmdate( 'Y-m-d H:i:s', 1500000000 + $id * 600 );
			$title   = 'Title word' . mt_rand( 0, 3000 ) . ' word' . mt_rand( 0, 3000 );
			$posts[] = array( $id, 1, $date, $date, $words, $title, '', 'publish', "load-post-$id", 'post', '', '', '', $date, $date );
			// Few terms are frequent and many rare; one category holds half of all.
			$own = array_unique( array_merge( array( mt_rand( 0, 1 ) ? 0 : mt_rand( 1, 9 ) ), array_map( static function () { return 10 + (int) ( 489 * pow( mt_rand() / mt_getrandmax(), 3 ) ); }, range( 1, 4 ) ) ) );
			foreach ( $own as $index ) {
				$links[] = array( $id, $tags[ $index ] );
				++$counts[ $tags[ $index ] ];
			}
		}
		many_rows( $wpdb->posts, array( 'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'post_name', 'post_type', 'to_ping', 'pinged', 'post_content_filtered', 'post_modified', 'post_modified_gmt' ), $posts );
		many_rows( $wpdb->term_relationships, array( 'object_id', 'term_taxonomy_id' ), $links );
	}
	foreach ( $counts as $tag => $count ) {
		$wpdb->update( $wpdb->term_taxonomy, array( 'count' => $count ), array( 'term_taxonomy_id' => $tag ) );
	}
	return $first;
}

$number = (int) getenv( 'MAINSTREET_LOAD_POSTS' );

test( 'a list looks at a bounded number of rows, however many posts there are', function () use ( $number ) {
	global $wpdb;
	$number = $number ? $number : 1500;
	$start  = hrtime( true );
	$first  = many_posts( $number );
	$making = ( hrtime( true ) - $start ) / 1e9;
	$times  = array();
	$peaks  = array();
	$queries = 0;
	for ( $i = 0; $i < 41; $i++ ) {
		$post = get_post( $first + (int) ( $i * ( $number - 1 ) / 40 ) );
		wp_cache_flush();
		$before = $wpdb->num_queries;
		$memory = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		$start  = hrtime( true );
		$list   = Related_Engine::find( $post );
		// The first one fills the opcode cache.
		if ( $i ) {
			$times[] = ( hrtime( true ) - $start ) / 1e6;
			$peaks[] = ( memory_get_peak_usage() - $memory ) / 1024;
		}
		$queries = max( $queries, $wpdb->num_queries - $before );
		truly( count( $list ) > 0, 'a list' );
	}
	sort( $times );
	truly( $queries <= 24, "queries: $queries" );
	truly( max( $peaks ) < 6144, 'memory: ' . max( $peaks ) . ' kB' );
	if ( getenv( 'MAINSTREET_LOAD_POSTS' ) ) {
		file_put_contents( getenv( 'MAINSTREET_LOAD_FILE' ) ?: '/dev/null', sprintf( "%d posts, made in %.0f s: median %.1f ms, 95%% %.1f ms, most %.1f ms; %d queries; %.0f to %.0f kB\n", $number, $making, $times[20], $times[37], $times[39], $queries, min( $peaks ), max( $peaks ) ) );
	}
} );
