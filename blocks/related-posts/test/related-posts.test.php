<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Engine;
use Mainstreet\Blocks\Related_Posts\Engine\Related_Store;
use Mainstreet\Blocks\Related_Posts\Engine\Related_Updater;
use Mainstreet\Core\Jobs\Scheduler;

/** A post, with terms by name. */
function related_post( $title, array $tags = array(), array $more = array() ) {
	return wp_insert_post( wp_slash( array_merge( array( 'post_title' => $title, 'post_status' => 'publish', 'tags_input' => $tags ), $more ) ) );
}

/** Ids of a post's list. */
function related_ids( $id ) {
	return array_column( Related_Engine::find( get_post( $id ) ), 0 );
}

/** The block as it stands on the post's page. */
function related_block( $id, $attributes = '', $content = '' ) {
	$GLOBALS['post'] = get_post( $id );
	setup_postdata( $GLOBALS['post'] );
	try {
		return do_blocks( "<!-- wp:jetpack/related-posts $attributes " . ( $content ? "-->$content<!-- /wp:jetpack/related-posts -->" : '/-->' ) );
	} finally {
		wp_reset_postdata();
	}
}

test( 'posts that share rare terms come first; what shares nothing does not come', function () {
	$one    = related_post( 'Alpha', array( 'rel-rare', 'rel-common' ) );
	$common = array();
	for ( $i = 0; $i < 12; $i++ ) {
		$common[] = related_post( "Filler $i", array( 'rel-common' ) );
	}
	$rare  = related_post( 'Omega', array( 'rel-rare' ) );
	$other = related_post( 'Nothing', array( 'rel-elsewhere' ) );
	$ids   = related_ids( $one );
	same( $rare, $ids[0] );
	same( Related_Engine::KEPT, count( $ids ) );
	truly( ! in_array( $other, $ids, true ) && ! in_array( $one, $ids, true ) );
} );

test( 'of posts with the same terms, those with like words come first', function () {
	$one  = related_post( 'Baking sourdough bread', array( 'rel-words' ), array( 'post_content' => 'Flour, water, leaven and patience.' ) );
	$far  = related_post( 'Repairing bicycles', array( 'rel-words' ), array( 'post_content' => 'Chains and spokes.' ) );
	$near = related_post( 'Sourdough without leaven', array( 'rel-words' ), array( 'post_content' => 'Flour and patience.' ) );
	same( array( $near, $far ), related_ids( $one ) );
} );

test( 'the default category says nothing of a post; its words may', function () {
	$one = related_post( 'Lighthouse keepers of Zeeland' );
	related_post( 'Quarterly figures' );
	$like = related_post( 'Lighthouse keepers of Holland' );
	$ids  = related_ids( $one );
	same( $like, $ids[0] );
	same( 1, count( array_filter( $ids, static function ( $id ) { return false !== strpos( get_the_title( $id ), 'Quarterly' ) || false !== strpos( get_the_title( $id ), 'Lighthouse' ); } ) ) );
} );

test( 'what is hidden is never in a list, and not drawn once it is hidden', function () {
	$one = related_post( 'Visible', array( 'rel-hidden' ) );
	foreach ( array( array( 'post_status' => 'private' ), array( 'post_status' => 'draft' ), array( 'post_password' => 'x' ), array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 90000 ) ), array( 'post_type' => 'page' ) ) as $how ) {
		related_post( 'Hidden', array( 'rel-hidden' ), $how );
	}
	wp_trash_post( related_post( 'Hidden', array( 'rel-hidden' ) ) );
	same( array(), related_ids( $one ) );

	$ids = array();
	for ( $i = 0; $i < 6; $i++ ) {
		$ids[] = related_post( "Shown $i", array( 'rel-hidden' ) );
	}
	Related_Store::refresh( get_post( $one ) );
	same( 6, substr_count( related_block( $one, '{"postsToShow":6}' ), '<li ' ) );
	wp_trash_post( $ids[0] );
	wp_update_post( array( 'ID' => $ids[1], 'post_status' => 'private' ) );
	wp_update_post( array( 'ID' => $ids[2], 'post_password' => 'secret' ) );
	wp_delete_post( $ids[3], true );
	$html = related_block( $one, '{"postsToShow":6}' );
	same( 2, substr_count( $html, '<li ' ) );
	holds( 'data-post-count="2"', $html );
} );

test( 'visitors see nothing where there is nothing, and a page works nothing out', function () {
	$one = related_post( 'Lonely', array( 'rel-lonely' ) );
	related_post( 'Lonely too', array( 'rel-lonely' ) );
	delete_post_meta( $one, Related_Store::META );
	same( '', trim( related_block( $one, '', '<div class="wp-block-jetpack-related-posts"><!-- wp:heading --><h2 class="wp-block-heading">More</h2><!-- /wp:heading --></div>' ) ) );
	same( '', get_post_meta( $one, Related_Store::META, true ) );
} );

test( 'the list has what was chosen, with hostile names as text', function () {
	$one = related_post( 'One', array( 'rel-<b>bold</b>' ) );
	related_post( '<img src=x onerror=alert(1)> & "Two" <script>alert(2)</script>', array( 'rel-<b>bold</b>' ) );
	Related_Store::refresh( get_post( $one ) );
	$html = related_block( $one, '{"postLayout":"list","displayContext":true,"displayAuthor":true,"displayThumbnails":true}', '<div class="wp-block-jetpack-related-posts"><!-- wp:heading --><h2 class="wp-block-heading">More</h2><!-- /wp:heading --></div>' );
	holds( '<nav ', $html );
	holds( 'data-layout="list"', $html );
	holds( '>More</h2>', $html );
	holds( '<time ', $html );
	holds( 'In &quot;rel-', $html );
	holds_not( '<script', $html );
	holds_not( 'onerror=alert', str_replace( '&lt;img src=x onerror=alert', '', $html ) );
	holds( 'data-layout="grid"', related_block( $one, '{"postLayout":"<x>","postsToShow":1e308,"displayDate":"no"}' ) );
	holds_not( '<h2', related_block( $one, '', '<div class="wp-block-jetpack-related-posts"><!-- wp:heading --><h2 class="wp-block-heading"></h2><!-- /wp:heading --></div>' ) );
} );

test( 'drawing six posts takes no more queries than drawing one', function () {
	$one = related_post( 'Queries', array( 'rel-queries' ) );
	for ( $i = 0; $i < 6; $i++ ) {
		$author = wp_insert_user( array( 'user_login' => uniqid( 'rel' ), 'user_pass' => 'x', 'role' => 'author' ) );
		related_post( "Query $i", array( 'rel-queries' ), array( 'post_author' => $author ) );
	}
	Related_Store::refresh( get_post( $one ) );
	$count = static function ( $number ) use ( $one ) {
		wp_cache_flush();
		wp_load_alloptions();
		$GLOBALS['post'] = get_post( $one );
		$before = $GLOBALS['wpdb']->num_queries;
		same( $number, substr_count( related_block( $one, '{"postsToShow":' . $number . ',"displayAuthor":true,"displayContext":true,"displayThumbnails":true}' ), '<li ' ) );
		return $GLOBALS['wpdb']->num_queries - $before;
	};
	$first = $count( 1 );
	$six   = $count( 6 );
	// Permalinks by category are primed by core or not, as the site has them.
	truly( $six <= $first + 1 && $six <= 12, "queries: $first for one, $six for six" );
} );

test( 'a list of another form in the meta is none', function () {
	$one = related_post( 'Broken' );
	foreach ( array( 'x', array( 'list' => 'x' ), array( 'list' => array( 'x', array( '1', '2' ), array( -1, 0 ), array( 99999999, 0 ) ) ) ) as $kept ) {
		update_post_meta( $one, Related_Store::META, $kept );
		same( '', trim( related_block( $one ) ) );
	}
} );

test( 'lists are made from the first post with the block on: at saving, and for the others in the background', function () {
	delete_option( Related_Updater::OPTION );
	$old = related_post( 'Old', array( 'rel-sweep' ) );
	same( '', get_post_meta( $old, Related_Store::META, true ) );
	$new = related_post( 'New', array( 'rel-sweep' ), array( 'post_content' => '<!-- wp:jetpack/related-posts /-->' ) );
	same( array( $old ), array_column( Related_Store::read( $new ), 0 ) );
	same( '', get_post_meta( $old, Related_Store::META, true ) );
	truly( ( new Scheduler() )->planned( Related_Updater::HOOK ) > 0 );
	update_option( Related_Updater::OPTION, $old - 1 );
	Related_Updater::run();
	truly( Related_Store::is_fresh( $old ) );
	same( array( $new ), array_column( Related_Store::read( $old ), 0 ) );
} );

test( 'the routes give the editor the list, and the state', function () {
	act_as( 'administrator' );
	$one = related_post( 'Route one', array( 'rel-route' ) );
	$two = related_post( 'Route &amp; two', array( 'rel-route' ) );
	$ask = static function ( $method, $path ) {
		return rest_do_request( new \WP_REST_Request( $method, $path ) );
	};
	$list = $ask( 'GET', "/wpcom/v2/related-posts/$one" )->get_data();
	same( 1, count( $list ) );
	same( array( 'id', 'url', 'title', 'excerpt', 'date', 'rel', 'context', 'img', 'author' ), array_keys( $list[0] ) );
	same( array( $two, 'Route & two', 'In "rel-route"' ), array( $list[0]['id'], $list[0]['title'], $list[0]['context'] ) );
	same( true, $ask( 'GET', '/wpcom/v2/related-posts' )->get_data()['enabled'] );
	same( true, $ask( 'POST', '/mainstreet/v1/related-posts/enable' )->get_data()['enabled'] );
	act_as( '' );
	same( 401, $ask( 'GET', "/wpcom/v2/related-posts/$one" )->get_status() );
} );

test( 'a list is a navigation of links to posts, each with its term, author and date; a title that is empty has a name', function () {
	$ids = array( related_post( 'First loaf', array( 'rel-loaves' ) ), related_post( 'Second loaf', array( 'rel-loaves' ) ), related_post( '', array( 'rel-loaves' ), array( 'post_content' => 'No title' ) ) );
	$one = related_post( 'All loaves', array( 'rel-loaves' ) );
	Related_Store::refresh( get_post( $one ) );
	$html = related_block( $one, '{"postsToShow":6,"displayContext":true,"displayAuthor":true}' );
	$tags = new \WP_HTML_Tag_Processor( $html );
	truly( $tags->next_tag( 'nav' ) );
	same( array( 'Related posts', 'grid' ), array( $tags->get_attribute( 'aria-label' ), $tags->get_attribute( 'data-layout' ) ) );
	$hrefs = array();
	$tags  = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'a' ) ) {
		$hrefs[] = $tags->get_attribute( 'href' );
		same( null, $tags->get_attribute( 'tabindex' ) );
	}
	sort( $hrefs );
	$wanted = array_map( 'get_permalink', $ids );
	sort( $wanted );
	same( $wanted, $hrefs );
	same( array( 3, 3, 3 ), array( substr_count( $html, '<li ' ), substr_count( $html, 'In &quot;rel-loaves&quot;' ), substr_count( $html, '<time ' ) ) );
	holds( 'data-post-count="3"', $html );
	holds( '(no title)</span></a>', $html );
} );

test( 'titles of strangers are text: no element and no handler comes out of them', function () {
	$one = related_post( 'Hostile titles', array( 'rel-hostile' ) );
	related_post( '&lt;img src=x onerror="window.hacked=1"&gt; &amp; "two" &lt;script&gt;window.hacked=1&lt;/script&gt; <em>end</em>', array( 'rel-hostile' ) );
	Related_Store::refresh( get_post( $one ) );
	$html = related_block( $one );
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		truly( ! in_array( $tags->get_tag(), array( 'IMG', 'SCRIPT', 'EM' ), true ), $tags->get_tag() );
		same( array(), $tags->get_attribute_names_with_prefix( 'on' ) );
	}
	holds( '&lt;img src=x onerror=', $html );
} );
