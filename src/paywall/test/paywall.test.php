<?php
/**
 * Paid content: members get it, and what is paid for is nowhere else.
 *
 * @core
 * @seconds 25
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Content;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Plans\Paid_Post_Index;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Paywall\Free_Views;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Subject;
use Mainstreet\Paywall\Teaser;

require_once dirname( __DIR__, 3 ) . '/tests/php/paywall.php';

test( 'a member reads the subscriber view on the page, a stranger the guest view, with an address that gives members the rest', function () {
	$plan = member_plan();
	$id   = gated_post( 'OPEN' . gated( $plan ) . gated( member_plan( array( 'title' => 'Other' ) ), 'OTHERSECRET', 'OTHERGUEST' ) );
	bought( $plan );
	as_stranger();
	$html = page_of( $id );
	holds( 'GUESTWORDS', $html );
	holds_not( 'SECRETTEXT', $html );
	$url = swap_url( $html );
	same( 401, rest( 'GET', $url )->get_status() );
	same( 'private, no-store', rest( 'GET', $url )->get_headers()['Cache-Control'] );
	holds_not( 'SECRETTEXT', wp_json_encode( rest( 'GET', $url )->get_data() ) );
	with_cookie_of( 'ada@example.org' );
	$html = page_of( $id );
	holds( 'SECRETTEXT', $html );
	holds( 'wp-block-premium-content-subscriber-view', $html );
	holds_not( 'GUESTWORDS', $html );
	holds( 'OTHERGUEST', $html );
	holds_not( 'OTHERSECRET', $html );
	$answer = rest( 'GET', $url );
	same( 200, $answer->get_status() );
	same( 'private, no-store', $answer->get_headers()['Cache-Control'] );
	holds( 'SECRETTEXT', $answer->get_data()['html'] );
	holds_not( 'GUESTWORDS', $answer->get_data()['html'] );
	same( 401, rest( 'GET', swap_url( $html ) )->get_status(), 'the other container:' );
	Members::log_out_everywhere( (int) Members::find_by_email( 'ada@example.org' )['id'] );
	same( 401, rest( 'GET', $url )->get_status() );
	holds_not( 'SECRETTEXT', page_of( $id ) );
} );

test( 'lists of plans, old attributes, and containers in each other are opened by what they name', function () {
	$first  = member_plan();
	$second = member_plan( array( 'title' => 'Two' ) );
	bought( $second );
	$id = gated_post( gated( array( $first, $second ), 'ONE', 'GUEST1', gated( $first, 'DEEP', 'GUEST2' ) ) );
	with_cookie_of( 'ada@example.org' );
	$html = page_of( $id );
	holds( 'ONE', $html );
	holds( 'GUEST2', $html );
	holds_not( 'DEEP', $html );
	holds_not( 'GUEST1', $html );
	as_stranger();
	$url = swap_url( page_of( $id ) );
	with_cookie_of( 'ada@example.org' );
	$html = rest( 'GET', $url )->get_data()['html'];
	holds( 'ONE', $html );
	holds_not( 'DEEP', $html );
	same( array( 7, 9 ), Paywall_Parser::get_plans( array( 'selectedPlanId' => 3, 'selectedPlanIds' => array( 7, '9', 'x', -1, 7 ) ) ) );
	same( array( 3 ), Paywall_Parser::get_plans( array( 'selectedPlanId' => '3', 'selectedPlanIds' => array() ) ) );
	same( array(), Paywall_Parser::get_plans( array( 'selectedPlanId' => array( 1 ) ) ) );
} );

test( 'comments that do not fit open nothing for members', function () {
	$plan = member_plan();
	bought( $plan );
	foreach ( array(
		str_replace( '<!-- /wp:premium-content/container -->', '', gated( $plan ) ),
		gated( $plan ) . '<!-- /wp:premium-content/subscriber-view -->',
		'<!-- wp:premium-content/subscriber-view --><p>SECRETTEXT</p><!-- /wp:premium-content/subscriber-view -->',
		str_repeat( '<!-- wp:premium-content/container {"selectedPlanId":' . $plan . '} --><!-- wp:premium-content/subscriber-view -->SECRETTEXT', 300 ) . str_repeat( '<!-- /wp:premium-content/subscriber-view --><!-- /wp:premium-content/container -->', 300 ),
	) as $content ) {
		$id = gated_post( 'x' );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		with_cookie_of( 'ada@example.org' );
		holds_not( 'SECRETTEXT', page_of( $id ) );
	}
} );

test( 'the key belongs to the content as it is published: drafts, other posts, changed posts and passwords are 404', function () {
	$plan = member_plan();
	bought( $plan );
	$id = gated_post( gated( $plan ) );
	as_stranger();
	$url = swap_url( page_of( $id ) );
	with_cookie_of( 'ada@example.org' );
	same( 200, rest( 'GET', $url )->get_status() );
	same( 404, rest( 'GET', str_replace( "/$id/", '/' . gated_post( gated( member_plan() ) ) . '/', $url ) )->get_status() );
	with_cookie_of( 'ada@example.org' );
	same( 404, rest( 'GET', preg_replace( '/.{16}$/', str_repeat( '0', 16 ), $url ) )->get_status() );
	$wait = $url;
	foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ), array( 'post_status' => 'publish', 'post_password' => 'x' ) ) as $change ) {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, $change, array( 'ID' => $id ) );
		clean_post_cache( $id );
		same( 404, rest( 'GET', $wait )->get_status(), wp_json_encode( $change ) );
	}
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'publish', 'post_password' => '', 'post_content' => gated( $plan, 'NEWSECRET' ) ), array( 'ID' => $id ) );
	clean_post_cache( $id );
	same( 404, rest( 'GET', $url )->get_status() );
} );

test( 'blocks inside come with their style sheets and modules', function () {
	$plan = member_plan();
	bought( $plan );
	$id = gated_post( gated( $plan, 'x', 'y', '<!-- wp:jetpack/repeat-visitor --><div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph --><p>Again</p><!-- /wp:paragraph --></div></div><!-- /wp:jetpack/repeat-visitor -->' ) );
	as_stranger();
	$url = swap_url( page_of( $id ) );
	with_cookie_of( 'ada@example.org' );
	$data = rest( 'GET', $url )->get_data();
	holds( 'repeat-visitor', implode( ' ', $data['modules'] ) );
	holds( 'id="wp-script-module-data-jetpack-repeat-visitor-view-script-module"', $data['html'] );
	holds( 'Again', $data['html'] );
} );

test( 'the script is told the boxes of its page, and no name that a post holds by hand', function () {
	$name = '1/0-0123456789abcdef';
	$id   = gated_post( "<!-- wp:paragraph --><p data-mainstreet-premium=\"{$name}\">Hand</p><!-- /wp:paragraph -->" . gated( member_plan( array( 'title' => 'Mine' ) ), 'MINE' ) );
	as_stranger();
	$html = page_of( $id );
	holds( "data-mainstreet-premium=\"{$name}\"", $html );
	preg_match( '#<script class="data">(.*?)</script>#', $html, $found );
	$boxes = json_decode( $found[1], true )['boxes'];
	truly( in_array( premium_name( substr( $html, strpos( $html, '</p>' ) ) ), $boxes, true ), wp_json_encode( $boxes ) );
	truly( ! in_array( $name, $boxes, true ), wp_json_encode( $boxes ) );
} );

test( 'free views: a number of posts a month, the same post again is none, and a forged cookie has none', function () {
	$ids = array();
	for ( $i = 0; $i < 3; $i++ ) {
		$ids[] = gated_post( gated( member_plan( array( 'title' => "Plan $i" ) ), "SECRET$i" ) );
	}
	as_stranger();
	unset( $_COOKIE[ Free_Views::NAME ] );
	$first = page_of( $ids[0] );
	holds( '"free":false', $first );
	same( 401, rest( 'POST', swap_url( $first ), array() )->get_status(), 'switched off:' );
	Stored_Settings::save( array( 'payments_free_views' => 2 ) );
	holds( '"free":true', page_of( $ids[0] ) );
	$urls = array_map( function ( $id ) { return swap_url( page_of( $id ) ); }, $ids );
	same( 401, rest( 'GET', $urls[0] )->get_status(), 'a GET takes none:' );
	holds( 'SECRET0', rest( 'POST', $urls[0], array() )->get_data()['html'] );
	$one = $_COOKIE[ Free_Views::NAME ];
	same( 200, rest( 'POST', $urls[0], array() )->get_status() );
	same( $one, $_COOKIE[ Free_Views::NAME ] );
	same( 200, rest( 'POST', $urls[1], array() )->get_status() );
	same( 401, rest( 'POST', $urls[2], array() )->get_status() );
	$parts = explode( '.', $_COOKIE[ Free_Views::NAME ] );
	foreach ( array( "$parts[0].$ids[2].$parts[2].$parts[3]", "2001-01.$ids[2].$parts[2].$parts[3]", 'x' ) as $forged ) {
		$_COOKIE[ Free_Views::NAME ] = $forged;
		truly( ! in_array( $ids[2], (array) ( function () { return Free_Views::read_posts(); } )->bindTo( null, Free_Views::class )(), true ) );
	}
	// Who never sends the cookie: five times as many from one address.
	$open = 0;
	for ( $i = 0; $i < 30; $i++ ) {
		unset( $_COOKIE[ Free_Views::NAME ] );
		$open += 200 === rest( 'POST', $urls[2], array() )->get_status() ? 1 : 0;
	}
	truly( $open <= 10, "$open" );
	$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
	same( 401, rest( 'POST', $urls[0], array() )->get_status() );
	unset( $_SERVER['HTTP_ORIGIN'], $_COOKIE[ Free_Views::NAME ] );
} );

test( 'an address has five times the free views of a month, on whichever days of it, and is kept no longer than that', function () {
	$id = gated_post( gated( member_plan() ) );
	Stored_Settings::save( array( 'payments_free_views' => 2 ) );
	$take = function ( $day, $address = '198.51.100.9' ) use ( $id ) {
		return (int) in_process( __DIR__ . '/processes/free-views.php', array( 'clock' => clock_at( strtotime( "$day UTC" ) ), 'address' => $address, 'tries' => 12, 'post' => $id ), array(), MAINSTREET_DIR . '/tests/php/processes/set-clock.php' )();
	};
	$given = array_map( $take, array( '2031-01-01 00:10', '2031-01-02 12:00', '2031-01-20 12:00', '2031-01-31 23:50', '2031-02-01 00:10', '2031-02-28 23:50', '2031-03-01 00:10' ) );
	same( array( 10, 0, 0, 0, 10, 0, 10 ), $given );
	same( 10, $take( '2031-03-01 00:10', '198.51.100.10' ), 'another address:' );
	// Somebody who comes late in the month is kept until its end.
	$rows = Sql::rows( 'throttle', 'SELECT reset_at FROM {table}' );
	truly( max( array_map( 'intval', array_column( $rows, 'reset_at' ) ) ) <= strtotime( '2031-04-01 UTC' ) );
	Sql::run( 'throttle', 'DELETE FROM {table}' );
	$take( '2031-05-30 12:00' );
	same( strtotime( '2031-06-01 UTC' ), (int) Sql::row( 'throttle', 'SELECT MAX(reset_at) AS t FROM {table}' )['t'] );
	Sql::run( 'throttle', 'DELETE FROM {table}' );
} );

test( 'what a browser fetches or draws ahead takes no free view', function () {
	$id = gated_post( gated( member_plan() ) );
	Stored_Settings::save( array( 'payments_free_views' => 2 ) );
	as_stranger();
	$url = swap_url( page_of( $id ) );
	foreach ( array( array( 'HTTP_SEC_PURPOSE' => 'prefetch' ), array( 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ), array( 'HTTP_PURPOSE' => 'prefetch' ), array( 'HTTP_X_MOZ' => 'prefetch' ) ) as $header ) {
		$_SERVER = $header + $_SERVER;
		same( 401, rest( 'POST', $url, array() )->get_status() );
		truly( ! isset( $_COOKIE[ Free_Views::NAME ] ) );
		unset( $_SERVER[ key( $header ) ] );
	}
	same( 200, rest( 'POST', $url, array() )->get_status() );
} );

test( 'pages that come with the server only ask for nothing', function () {
	$id = gated_post( gated( member_plan() ) );
	Stored_Settings::save( array( 'payments_server_only' => true ) );
	as_stranger();
	$html = page_of( $id );
	holds( 'GUESTWORDS', $html );
	holds_not( 'data-mainstreet', $html );
} );

test( 'a published post offers the plans of its containers, and no others', function () {
	$plan  = member_plan();
	$other = member_plan( array( 'title' => 'Other' ) );
	$id    = gated_post( gated( array( $plan ) ) );
	$offer = function ( $plan, $post, array $more = array() ) {
		return apply_filters( 'mainstreet_checkout_offer', null, $more + array( 'plan_id' => $plan, 'post_id' => $post, 'amount' => null ), ( new Plans() )->get( $plan ) );
	};
	same( 1250, $offer( $plan, $id )['amount'] );
	same( 1250, $offer( $plan, $id, array( 'amount' => 1 ) )['amount'], 'the price is the plan\'s:' );
	same( null, $offer( $other, $id ) );
	same( null, $offer( $plan, 0 ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	same( null, $offer( $plan, $id ) );
} );

const PARAGRAPHS = "<!-- wp:paragraph --><p>FIRSTPART</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>SECONDPART</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>SECRETTEXT</p><!-- /wp:paragraph -->\n\n<!-- wp:paragraph --><p>SECRETTEXT too</p><!-- /wp:paragraph -->";

test( 'a whole post for members: the beginning and how to read on for guests, all of it for members', function () {
	$plan = member_plan( array( 'interval' => '1 month' ) );
	subscribed( $plan );
	$id = gated_post( PARAGRAPHS, array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	as_stranger();
	$html = page_of( $id );
	holds( 'FIRSTPART', $html );
	holds_not( 'SECRETTEXT', $html );
	holds( 'paying members', $html );
	holds( "mainstreet_buy=$plan", $html );
	holds( 'mainstreet_access=login', $html );
	truly( ! comments_open( $id ) );
	$url = swap_url( $html );
	same( 401, rest( 'GET', $url )->get_status() );
	with_cookie_of( 'ada@example.org' );
	$html = page_of( $id );
	holds( 'SECRETTEXT', $html );
	holds_not( 'paying members', $html );
	truly( comments_open( $id ) );
	holds( 'SECRETTEXT too', rest( 'GET', $url )->get_data()['html'] );
	same( 1250, apply_filters( 'mainstreet_checkout_offer', null, array( 'plan_id' => $plan, 'post_id' => $id, 'amount' => null ), ( new Plans() )->get( $plan ) )['amount'] );
} );

test( 'a post for members brings its script where its text is drawn, and none to a list of titles', function () {
	$id      = gated_post( PARAGRAPHS, array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	$module  = generate_block_asset_handle( 'premium-content/container', 'viewScriptModule' );
	$printed = function ( $draw ) use ( $id, $module ) {
		$before                       = wp_script_modules();
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
		wp_register_script_module( $module, 'https://example.org/view.js' );
		page_of( $id, $draw );
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		$GLOBALS['wp_script_modules'] = $before;
		return ob_get_clean();
	};
	as_stranger();
	holds_not( 'view.js', $printed( 'the_title' ) );
	holds( 'view.js', $printed( 'the_content' ) );
} );

test( 'a post for subscribers is open to who has the newsletter, one of a tier to that tier and those above', function () {
	$silver = member_plan( array( 'title' => 'Silver', 'type' => 'tier', 'interval' => '1 month', 'price' => '5' ) );
	$gold   = member_plan( array( 'title' => 'Gold', 'type' => 'tier', 'interval' => '1 month', 'price' => '10' ) );
	$free   = gated_post( PARAGRAPHS, array( '_jetpack_newsletter_access' => 'subscribers' ) );
	$paid   = gated_post( PARAGRAPHS, array( '_jetpack_newsletter_access' => 'paid_subscribers', '_jetpack_newsletter_tier_id' => (string) $gold ) );
	\Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In::subscribe( array( 'email' => 'reader@example.org' ), true );
	Members::find_or_create( 'reader@example.org' );
	Members::find_or_create( 'nobody@example.org' );
	subscribed( $silver, 'silver@example.org' );
	subscribed( $gold, 'gold@example.org' );
	foreach ( array( 'reader' => array( true, false ), 'nobody' => array( false, false ), 'silver' => array( true, false ), 'gold' => array( true, true ) ) as $who => $sees ) {
		with_cookie_of( "$who@example.org" );
		same( $sees, array( false !== strpos( page_of( $free ), 'SECRETTEXT' ), false !== strpos( page_of( $paid ), 'SECRETTEXT' ) ), $who );
	}
	$row = ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->find_by_email( 'reader@example.org' );
	same( false, apply_filters( 'mainstreet_subscriber_is_member', false, (int) $row['id'], $paid ) );
	\Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In::subscribe( array( 'email' => 'gold@example.org' ), true );
	$row = ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->find_by_email( 'gold@example.org' );
	same( true, apply_filters( 'mainstreet_subscriber_is_member', false, (int) $row['id'], $paid ) );
} );

test( 'the invitation to read on brings the looks of its buttons, and what it offers', function () {
	$plan = member_plan( array( 'title' => 'Harbour & club', 'interval' => '1 month' ) );
	$p    = function ( $text ) { return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n"; };
	$id   = gated_post( $p( 'a' ) . $p( 'b' ) . $p( 'c' ) . $p( 'SECRET' ), array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	as_stranger();
	wp_dequeue_style( 'wp-block-button' );
	$html = page_of( $id );
	holds_not( 'SECRET', $html );
	holds( '>Harbour &amp; club</a>', $html );
	truly( 1 === preg_match( '#<div class="wp-block-buttons is-layout-flex[^"]*">.*<div class="wp-block-button is-style-outline[^"]*"><a class="wp-block-button__link wp-element-button" href="[^"]*mainstreet_access=login#s', $html ), $html );
	truly( wp_style_is( 'mainstreet-paywall-teaser' ) );
	same( substr_count( $html, '<div' ), substr_count( $html, '</div>' ) );
} );

test( 'the teaser is what stands in front of the paywall or of more, and never all of a post', function () {
	$p = function ( $text ) { return "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->"; };
	same( 'a', trim( wp_strip_all_tags( Teaser::get_start( $p( 'a' ) . '<!-- wp:jetpack/paywall /-->' . $p( 'b' ) . $p( 'c' ) . $p( 'd' ) ) ) ) );
	same( 'abc', preg_replace( '/\s/', '', wp_strip_all_tags( Teaser::get_start( $p( 'a' ) . $p( 'b' ) . $p( 'c' ) . "<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->" . $p( 'd' ) ) ) ) );
	same( '', Teaser::get_start( $p( 'SECRET' ) ) );
	same( '', Teaser::get_start( 'One paragraph only' ) );
	same( 'a', trim( wp_strip_all_tags( Teaser::get_start( "a\n\nb" ) ) ) );
	same( '', Teaser::get_start( '<!-- wp:group --><div>' . $p( 'SECRET' ) . '</div><!-- /wp:group -->' ) );
	// A paywall inside of another block: its beginning is a block again.
	holds_not( 'SECRET', Teaser::get_start( '<!-- wp:group --><div class="wp-block-group">' . $p( 'a' ) . '<!-- wp:jetpack/paywall /-->' . $p( 'SECRET' ) . '</div><!-- /wp:group -->' ) );
} );

test( 'the index of paid posts looks for the same block and levels as the paywall', function () {
	same( array( Paywall_Parser::PAID, Subject::META, array_keys( Subject::LEVELS ) ), array( Paid_Post_Index::BLOCK, Paid_Post_Index::META, Paid_Post_Index::LEVELS ) );
} );

/** Everything that a guest may read of the site, but pages. */
function everywhere_for_guests( array $ids ) {
	$out = array();
	foreach ( rest_answers( $ids ) as $answers ) {
		$out += $answers;
	}
	foreach ( $ids as $id ) {
		$post = get_post( $id );
		foreach ( array( array( 'p' => $id, 'feed' => 'rss2' ), array( 'p' => $id, 'embed' => 'true' ), array( 's' => 'Tides' ), array() ) as $query ) {
			$out[ "$id " . wp_json_encode( $query ) ] = on_some_page( $query, function () {
				the_content();
				the_excerpt();
				echo get_the_content_feed( 'rss2' ), get_the_content();
				the_excerpt_rss();
				the_excerpt_embed();
			} );
		}
		foreach ( array( 'full', 'excerpt' ) as $kind ) {
			Stored_Settings::save( array( 'newsletter_content' => $kind ) );
			$audience = Subject::from_post( $post )->is_limited() ? '' : Campaign_Content::html( $post );
			$out[ "$id mail $kind" ] = $audience;
		}
		$out[ "$id excerpt" ]  = get_the_excerpt( $id );
		$out[ "$id words" ]    = on_some_page( array( 'p' => $id ), function () { echo wp_trim_words( get_post()->post_content, 500 ); } );
		$out[ "$id oembed" ]   = wp_json_encode( get_oembed_response_data( $post, 600 ) );
	}
	foreach ( array( 'full_post', 'excerpt' ) as $kind ) {
		$out[ "latest posts $kind" ] = do_blocks( '<!-- wp:latest-posts {"displayPostContent":true,"displayPostContentRadio":"' . $kind . '","excerptLength":100} /-->' );
	}
	$out['query loop'] = do_blocks( '<!-- wp:query {"query":{"perPage":20,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- wp:post-excerpt {"excerptLength":100} /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
	if ( class_exists( 'WP_Sitemaps' ) ) {
		$out['sitemap'] = wp_json_encode( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'post' ) );
	}
	return $out;
}

/** What something prints for each post of a query. */
function on_some_page( array $query, callable $do ) {
	global $wp_query, $wp_the_query, $wp_actions;
	$before                          = array( $wp_query, $wp_the_query, isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null, $wp_actions );
	$wp_actions['template_redirect'] = 1;
	$wp_query                        = new \WP_Query( $query );
	$wp_the_query                    = $wp_query;
	ob_start();
	try {
		while ( $wp_query->have_posts() ) {
			$wp_query->the_post();
			$do();
		}
	} finally {
		$html = ob_get_clean();
		list( $wp_query, $wp_the_query, $GLOBALS['post'], $wp_actions ) = $before;
	}
	return $html;
}

/** Takes what pay_service() gave. */
function payments_not_set_up() {
	add_filter( 'mainstreet_payment_providers', '__return_empty_array', PHP_INT_MAX );
}

/** Which widgets stand where. */
function sidebars( array $widgets ) {
	update_option( 'sidebars_widgets', $widgets );
	$GLOBALS['_wp_sidebars_widgets'] = $widgets;
}

/** Content in something that pages show besides posts; gives the blocks that show it, or a callable that prints it. */
function elsewhere( $kind, $content ) {
	act_as( 'administrator' );
	$theme = get_stylesheet();
	$type  = array( 'pattern' => 'wp_block', 'part' => 'wp_template_part', 'template' => 'wp_template' );
	if ( 'widget' === $kind ) {
		update_option( 'widget_block', array( 7 => array( 'content' => $content ), '_multiwidget' => 1 ) );
		sidebars( array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'block-7' ) ) );
		return function () use ( $content ) { return apply_filters( 'widget_block_content', $content, array( 'content' => $content ), new \WP_Widget_Block() ); };
	}
	$id = wp_insert_post( wp_slash( array( 'post_type' => $type[ $kind ], 'post_status' => 'publish', 'post_title' => 'Shared', 'post_name' => 'shared-tides', 'post_content' => $content ) ) );
	if ( 'pattern' === $kind ) {
		return function () use ( $id ) { return do_blocks( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:block {\"ref\":$id} /--></div><!-- /wp:group -->" ); };
	}
	wp_set_object_terms( $id, $theme, 'wp_theme' );
	if ( 'part' === $kind ) {
		wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
		return function () { return do_blocks( '<!-- wp:template-part {"slug":"shared-tides"} /-->' ); };
	}
	return function () use ( $content ) { return do_blocks( $content ); };
}

/** A page of a post of which something of the theme is shown, too. */
function page_with( $id, callable $shared, $kind ) {
	$before                            = isset( $GLOBALS['_wp_current_template_id'] ) ? $GLOBALS['_wp_current_template_id'] : null;
	$GLOBALS['_wp_current_template_id'] = in_array( $kind, array( 'part', 'template' ), true ) ? get_stylesheet() . '//' . ( 'template' === $kind ? 'shared-tides' : 'index-with-part' ) : null;
	try {
		return page_of( $id, function () use ( $shared ) { echo $shared(); } );
	} finally {
		$GLOBALS['_wp_current_template_id'] = $before;
	}
}

foreach ( array( 'pattern', 'part', 'template', 'widget' ) as $kind ) {
	test( "paid content in a $kind: members read it on the page and on a page from a cache, guests and other members nowhere", function () use ( $kind ) {
		$plan   = member_plan();
		$other  = member_plan( array( 'title' => 'Other' ) );
		$shared = elsewhere( $kind, '<!-- wp:paragraph --><p>OPENTEXT</p><!-- /wp:paragraph -->' . gated( array( $plan ), 'SECRETTEXT', 'GUESTWORDS', gated( $other, 'DEEPSECRET', 'DEEPGUEST' ) ) . gated( $other, 'OTHERSECRET' ) );
		$ref    = 'pattern' === $kind ? '<!-- wp:block {"ref":' . get_posts( array( 'post_type' => 'wp_block', 'title' => 'Shared', 'fields' => 'ids' ) )[0] . '} /-->' : '';
		$id     = gated_post( '<!-- wp:paragraph --><p>Post</p><!-- /wp:paragraph -->' . $ref );
		if ( 'part' === $kind ) {
			$template = wp_insert_post( array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_title' => 'With', 'post_name' => 'index-with-part', 'post_content' => '<!-- wp:template-part {"slug":"shared-tides"} /-->' ) );
			wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
		}
		bought( $plan );
		as_stranger();
		$html = page_with( $id, $shared, $kind );
		holds( 'OPENTEXT', $html );
		holds( 'GUESTWORDS', $html );
		holds_not( 'SECRET', $html );
		$url  = swap_url( $html );
		$ask  = function () use ( $url ) {
			preg_match( '#^([^?&]+)(?:[?&](.*))?$#', $url, $parts );
			$request = new \WP_REST_Request( 'GET', $parts[1] );
			parse_str( isset( $parts[2] ) ? $parts[2] : '', $args );
			$request->set_query_params( $args );
			return rest_do_request( $request );
		};
		same( 401, $ask()->get_status() );
		holds_not( 'SECRET', wp_json_encode( $ask()->get_data() ) );
		bought( $other, 'bob@example.org' );
		with_cookie_of( 'bob@example.org' );
		$html = page_with( $id, $shared, $kind );
		holds_not( 'SECRETTEXT', $html );
		holds( 'OTHERSECRET', $html );
		same( 401, $ask()->get_status(), 'of another plan:' );
		with_cookie_of( 'ada@example.org' );
		$html = page_with( $id, $shared, $kind );
		holds( 'SECRETTEXT', $html );
		holds( 'DEEPGUEST', $html );
		holds_not( 'DEEPSECRET', $html );
		holds_not( 'OTHERSECRET', $html );
		$answer = $ask();
		same( 200, $answer->get_status() );
		holds( 'SECRETTEXT', $answer->get_data()['html'] );
		holds_not( 'DEEPSECRET', $answer->get_data()['html'] );
		holds_not( 'GUESTWORDS', $answer->get_data()['html'] );
		act_as( 'administrator' );
		$html = page_with( $id, $shared, $kind );
		holds( 'Visitors do not see this content', $html );
		holds( 'SECRETTEXT', $html );
		as_stranger();
		act_as( 'author' );
		holds_not( 'SECRET', page_with( $id, $shared, $kind ) );
		// Outside of pages it is closed for members, too.
		with_cookie_of( 'ada@example.org' );
		holds_not( 'SECRET', $shared() );
		// What is shown nowhere any more can't be asked for.
		foreach ( get_posts( array( 'post_type' => array( 'wp_block', 'wp_template', 'wp_template_part' ), 'post_status' => 'publish', 'numberposts' => -1 ) ) as $post ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'draft' ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}
		sidebars( array( 'wp_inactive_widgets' => array( 'block-7' ), 'sidebar-1' => array() ) );
		wp_cache_flush();
		( function () { self::$searches = array(); } )->bindTo( null, \Mainstreet\Submissions\Registry\Form_Locator::class )();
		same( 404, $ask()->get_status(), 'gone:' );
	} );
}

test( 'what a page changes in a pattern is changed in its paid content, too', function () {
	$plan    = member_plan();
	$text    = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/pattern-overrides"}},"name":"Words"}} --><p>Of the pattern</p><!-- /wp:paragraph -->';
	$pattern = wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => str_replace( '<p>GUESTWORDS</p>', '<p>GUESTWORDS</p><!-- /wp:paragraph -->' . $text . '<!-- wp:paragraph --><p>x</p>', gated( $plan ) ) ) ) );
	$id      = gated_post( '<!-- wp:block {"ref":' . $pattern . ',"content":{"Words":{"content":"Of this page"}}} /-->' );
	as_stranger();
	$html = page_of( $id );
	holds( 'Of this page', $html );
	holds_not( 'Of the pattern', $html );
} );

test( 'while payments are not set up guests see the guest view, who may edit reads about it, and who bought goes on reading', function () {
	$plan = member_plan();
	$id    = gated_post( '<!-- wp:paragraph --><p>OPENTEXT</p><!-- /wp:paragraph -->' . gated( $plan ) );
	$alone = gated_post( gated( $plan ) );
	bought( $plan );
	payments_not_set_up();
	as_stranger();
	$html = page_of( $id );
	holds( 'OPENTEXT', $html );
	holds( 'GUESTWORDS', $html );
	holds_not( 'SECRETTEXT', $html );
	holds( 'GUESTWORDS', page_of( $alone ) );
	holds( 'GUESTWORDS', on_some_page( array( 'p' => $id, 'feed' => 'rss2' ), 'the_content' ) );
	with_cookie_of( 'ada@example.org' );
	holds( 'SECRETTEXT', page_of( $id ) );
	act_as( 'administrator' );
	$html = page_of( $id );
	holds( 'SECRETTEXT', $html );
	holds( 'Payments are not set up, so visitors see the guest view and cannot buy access.', $html );
	act_as( 'author' );
	holds_not( 'Payments are not set up', page_of( $id ) );
} );

test( 'notes of what is paid for are for who reads it', function () {
	$plan = member_plan( array( 'interval' => '1 month' ) );
	subscribed( $plan );
	$note  = function ( $id ) { return 'Text<sup data-fn="' . $id . '" class="fn"><a href="#' . $id . '" id="' . $id . '-link">1</a></sup>'; };
	$notes = wp_json_encode( array( array( 'id' => 'open', 'content' => 'OPENNOTE' ), array( 'id' => 'paid', 'content' => 'SECRETNOTE' ) ) );
	$end   = '<!-- wp:footnotes /-->';
	$box   = gated_post( '<!-- wp:paragraph --><p>' . $note( 'open' ) . '</p><!-- /wp:paragraph -->' . gated( $plan, $note( 'paid' ) ) . $end, array( 'footnotes' => $notes ) );
	$whole = gated_post( '<!-- wp:paragraph --><p>' . $note( 'open' ) . '</p><!-- /wp:paragraph -->' . $end . '<!-- wp:paragraph --><p>' . $note( 'paid' ) . '</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>SECRETTEXT</p><!-- /wp:paragraph -->', array( 'footnotes' => $notes, '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	foreach ( array( $box, $whole ) as $id ) {
		as_stranger();
		$html = page_of( $id );
		holds( 'OPENNOTE', $html );
		holds_not( 'SECRETNOTE', $html );
		$data = wp_json_encode( rest( 'GET', "/wp/v2/posts/$id" )->get_data() );
		holds( 'OPENNOTE', $data );
		holds_not( 'SECRETNOTE', $data );
		with_cookie_of( 'ada@example.org' );
		holds( 'SECRETNOTE', page_of( $id ) );
		holds_not( 'SECRETNOTE', wp_json_encode( rest( 'GET', "/wp/v2/posts/$id" )->get_data() ) );
		act_as( 'administrator' );
		holds( 'SECRETNOTE', page_of( $id ) );
		holds( 'SECRETNOTE', get_post_meta( $id, 'footnotes', true ) );
	}
	as_stranger();
	$url = swap_url( page_of( $whole ) );
	with_cookie_of( 'ada@example.org' );
	holds( 'SECRETNOTE', rest( 'GET', $url )->get_data()['html'] );
	$plain = gated_post( '<!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph -->', array( 'footnotes' => $notes ) );
	as_stranger();
	holds( 'SECRETNOTE', get_post_meta( $plain, 'footnotes', true ), 'of posts with nothing paid for:' );
} );

test( 'feeds do not tell where files of what is paid for lie', function () {
	$plan  = member_plan();
	$audio = function ( $name ) { return '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://example.org/' . $name . '.mp3"></audio></figure><!-- /wp:audio -->'; };
	$ids   = array(
		gated_post( $audio( 'open' ) . gated( $plan, 'x', 'y', $audio( 'secret' ) ) ),
		gated_post( $audio( 'open' ) . $audio( 'open' ) . $audio( 'secret' ) . $audio( 'secret' ), array( '_jetpack_newsletter_access' => 'paid_subscribers' ) ),
	);
	as_stranger();
	foreach ( $ids as $id ) {
		add_post_meta( $id, 'enclosure', "https://example.org/open.mp3\n10\naudio/mpeg" );
		add_post_meta( $id, 'enclosure', "https://example.org/secret.mp3\n10\naudio/mpeg" );
		$feed = on_some_page( array( 'p' => $id, 'feed' => 'rss2' ), function () { rss_enclosure(); atom_enclosure(); } );
		same( 2, substr_count( $feed, 'open.mp3' ) );
		holds_not( 'secret.mp3', $feed );
	}
} );

test( 'who writes another post is not told of what is paid for among related ones', function () {
	pay_service();
	$id = gated_post( str_replace( array( 'FIRSTPART', 'SECONDPART' ), array( 'Tides of the harbour', 'Tides and boats of the harbour' ), PARAGRAPHS ), array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	act_as( 'contributor' );
	$own  = wp_insert_post( array( 'post_title' => 'Tides', 'post_status' => 'draft', 'post_author' => get_current_user_id(), 'post_content' => '<!-- wp:paragraph --><p>Tides and boats of the harbour</p><!-- /wp:paragraph -->' ) );
	$data = wp_json_encode( rest( 'GET', "/wpcom/v2/related-posts/$own" )->get_data() );
	holds( 'Tides of the harbour', $data );
	holds_not( 'SECRETTEXT', $data );
} );

test( 'the order of a search tells nothing of what is paid for', function () {
	global $wpdb;
	$id = gated_post( gated( member_plan(), 'tides harbour' ) );
	wp_update_post( array( 'ID' => $id, 'post_title' => 'harbour tides' ) );
	as_stranger();
	$query = new \WP_Query( array( 's' => 'tides harbour' ) );
	same( array( $id ), wp_list_pluck( $query->posts, 'ID' ) );
	preg_match_all( '/post_content (?:NOT )?LIKE/', $wpdb->remove_placeholder_escape( $query->request ), $all );
	preg_match_all( '/post_content (?:NOT )?LIKE \'[^\']+\' AND NOT \( |post_content LIKE \'%wp:premium/', $wpdb->remove_placeholder_escape( $query->request ), $guarded );
	same( count( $all[0] ), count( $guarded[0] ), $query->request );
} );

test( 'a mail that is made while a member reads a page is the guests\' mail', function () {
	$plan    = member_plan();
	$pattern = wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => gated( $plan ) ) ) );
	$id      = gated_post( '<!-- wp:paragraph --><p>OPENTEXT</p><!-- /wp:paragraph --><!-- wp:block {"ref":' . $pattern . '} /-->' );
	bought( $plan );
	with_cookie_of( 'ada@example.org' );
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	holds( 'SECRETTEXT', page_of( $id ) );
	$mail = page_of( $id, function () { echo Campaign_Content::html( get_post() ); } );
	holds( 'OPENTEXT', $mail );
	holds_not( 'SECRETTEXT', $mail );
} );

/** States in which nothing may get out either. */
function states_of_a_bad_day() {
	return array(
		'as always'            => function () {},
		'payments not set up'  => function () { payments_not_set_up(); },
		'gateway down'         => function () { add_filter( 'pre_http_request', function () { return new \WP_Error( 'http_request_failed', 'down' ); } ); },
		'clock wrong'          => function () { add_filter( 'pre_option_gmt_offset', function () { return -14; } ); $GLOBALS['wpdb']->query( 'UPDATE ' . \Mainstreet\Core\Database\Tables::name( 'memberships' ) . ' SET period_end = 1, status = \'active\'' ); },
		'cookie forged'        => function () { $_COOKIE[ Access_Cookie::NAME ] = 'eyJ2IjoxLCJtIjoxfQ.' . str_repeat( 'A', 43 ); $_COOKIE[ Access_Cookie::MARKER ] = '1'; },
		'tables of members gone' => function () { foreach ( array( 'members', 'memberships' ) as $table ) { $GLOBALS['wpdb']->query( 'DROP TABLE IF EXISTS ' . \Mainstreet\Core\Database\Tables::name( $table ) ); } },
	);
}

foreach ( states_of_a_bad_day() as $state => $bring_about ) {
	test( "what is paid for is in nothing that guests get: $state", function () use ( $bring_about ) {
		$plan = member_plan( array( 'interval' => '1 month' ) );
		subscribed( $plan );
		$ids = array(
			gated_post( '<!-- wp:paragraph --><p>OPENTEXT</p><!-- /wp:paragraph -->' . gated( $plan ) ),
			gated_post( PARAGRAPHS, array( '_jetpack_newsletter_access' => 'paid_subscribers' ) ),
			gated_post( "FIRSTPART\n\nSECRETTEXT\n\nSECRETTEXT", array( '_jetpack_newsletter_access' => 'subscribers' ) ),
		);
		// Earlier versions and a pattern hold it, too.
		wp_update_post( array( 'ID' => $ids[0], 'post_title' => 'Tides, again' ) );
		$shared = array();
		foreach ( array( 'pattern', 'part', 'template', 'widget' ) as $kind ) {
			$shared[ $kind ] = elsewhere( $kind, gated( $plan ) );
		}
		$pattern = get_posts( array( 'post_type' => 'wp_block', 'numberposts' => 1, 'fields' => 'ids' ) )[0];
		$ids[]   = gated_post( '<!-- wp:paragraph --><p>OPENTEXT</p><!-- /wp:paragraph --><!-- wp:block {"ref":' . $pattern . '} /-->' );
		$ids[]   = $pattern;
		as_stranger();
		$bring_about();
		$found  = array();
		$around = '';
		foreach ( $shared as $kind => $draw ) {
			$around .= $draw() . page_with( $ids[0], $draw, $kind );
		}
		holds( 'GUESTWORDS', $around );
		foreach ( array( 'around' => $around ) + everywhere_for_guests( $ids ) + array( 'pages' => implode( array_map( __NAMESPACE__ . '\\page_of', array_diff( $ids, array( $pattern ) ) ) ) ) as $where => $text ) {
			// A search shows what was searched for.
			if ( false !== strpos( (string) $text, 'SECRETTEXT' ) ) {
				$found[] = $where;
			}
		}
		same( array(), $found );
		truly( false !== strpos( page_of( $ids[0] ), 'OPENTEXT' ), 'what is open is there:' );
		\Mainstreet\Core\Database\Tables::create();
	} );
}

test( 'searching for a word of what is paid for finds nothing more than without it', function () {
	$plan = member_plan();
	$id   = gated_post( '<!-- wp:paragraph --><p>OPENWORD</p><!-- /wp:paragraph -->' . gated( $plan, 'Zanzibarquux' ) );
	$full = gated_post( str_replace( 'SECRETTEXT', 'Zanzibarquux', PARAGRAPHS ), array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	as_stranger();
	same( array(), wp_list_pluck( ( new \WP_Query( array( 's' => 'Zanzibarquux' ) ) )->posts, 'ID' ) );
	$answer = rest( 'GET', '/wp/v2/posts' );
	$request = new \WP_REST_Request( 'GET', '/wp/v2/posts' );
	$request->set_param( 'search', 'zanzibarquux' );
	$answer = rest_do_request( $request );
	same( array(), $answer->get_data() );
	same( 0, (int) $answer->get_headers()['X-WP-Total'] );
	$request = new \WP_REST_Request( 'GET', '/wp/v2/search' );
	$request->set_param( 'search', 'Zanzibarquux' );
	same( array(), rest_do_request( $request )->get_data() );
	$found = function ( $words ) {
		$ids = wp_list_pluck( ( new \WP_Query( array( 's' => $words ) ) )->posts, 'ID' );
		sort( $ids );
		return $ids;
	};
	$open = gated_post( '<!-- wp:paragraph --><p>OPENWORD zanzibarqu</p><!-- /wp:paragraph -->' );
	as_stranger();
	same( array( $open ), $found( 'OPENWORD' ), 'posts with nothing paid for:' );
	same( array( $id, $full, $open ), $found( 'Tides' ), 'by title:' );
	same( array( $id, $full, $open ), $found( 'Tides -Zanzibarquux' ), 'leaving a word out:' );
	same( array(), $found( "Zanzibarquux' OR wp_posts.post_content LIKE '%" ) );
	act_as( 'administrator' );
	same( 2, count( ( new \WP_Query( array( 's' => 'Zanzibarquux' ) ) )->posts ) );
} );

test( 'a search that leaves filters out, as the one for links does, finds nothing of what is paid for', function () {
	gated_post( gated( member_plan(), 'Zanzibarquux' ) );
	$open = gated_post( '<!-- wp:paragraph --><p>Zanzibarquux</p><!-- /wp:paragraph -->' );
	require_once ABSPATH . WPINC . '/class-wp-editor.php';
	$searches = array(
		'links'      => function () { return wp_list_pluck( (array) \_WP_Editors::wp_link_query( array( 's' => 'Zanzibarquux' ) ), 'ID' ); },
		'get_posts'  => function () { return wp_list_pluck( get_posts( array( 's' => 'Zanzibarquux' ) ), 'ID' ); },
		'unfiltered' => function () { return wp_list_pluck( ( new \WP_Query( array( 's' => 'Zanzibarquux', 'suppress_filters' => true ) ) )->posts, 'ID' ); },
	);
	foreach ( array( 'contributor', 'author', 'subscriber' ) as $role ) {
		act_as( $role );
		foreach ( $searches as $name => $search ) {
			same( array( $open ), $search(), "$name, $role:" );
		}
	}
	act_as( 'editor' );
	foreach ( $searches as $name => $search ) {
		same( 2, count( $search() ), "$name, editor:" );
	}
} );

test( 'a list of posts that another plugin renders leaves no post closed behind it', function () {
	$render = function ( $html, $block ) { return 'core/latest-posts' === $block['blockName'] ? '<p>Cached</p>' : $html; };
	add_filter( 'pre_render_block', $render, 10, 2 );
	same( '<p>Cached</p>', do_blocks( '<!-- wp:latest-posts {"displayPostContent":true,"displayPostContentRadio":"full_post"} /-->' ) );
	remove_filter( 'pre_render_block', $render, 10 );
	same( false, has_filter( 'post_password_required', array( \Mainstreet\Paywall\Surfaces\Latest_Posts::class, 'is_closed' ) ) );
} );
