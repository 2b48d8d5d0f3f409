<?php
/**
 * Pages behind page caches: nobody gets what is another's, and what comes from a cache still works.
 *
 * @core
 * @seconds 10
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Paywall\Free_Views;
use Mainstreet\Social\Likes\Liker;

require_once __DIR__ . '/page-cache.php';
require_once __DIR__ . '/members.php';
require_once __DIR__ . '/forms.php';

/** The state of a like button. */
const PRESSED = '/mainstreet-like__button[^>]* aria-pressed="(\w+)"/';

/** Runs a check behind each kind of cache; it gets a cache and its kind. `$code` runs in the web server. */
function behind_caches( callable $check, $code = '' ) {
	foreach ( array( 'headers', 'constant' ) as $kind ) {
		with_mu_plugin(
			$code . Page_Cache::SHOW_CONSTANT,
			function () use ( $check, $kind ) {
				$check( new Page_Cache( $kind ), $kind );
			}
		);
	}
}

/** A published post; gives its number. */
function cached_post( $content ) {
	return wp_insert_post( wp_slash( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => $content ) ) );
}

/** The address of a post, with arguments. */
function cached_url( $id, array $query = array() ) {
	return add_query_arg( $query, get_permalink( $id ) );
}

/** Something paid for, and what guests see. */
function paid_content( $plan ) {
	$p = function ( $text ) { return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->"; };
	return '<!-- wp:premium-content/container ' . wp_json_encode( array( 'selectedPlanIds' => array( $plan ) ) ) . " -->\n<div class=\"wp-block-premium-content-container\"><!-- wp:premium-content/subscriber-view -->\n<div class=\"wp-block-premium-content-subscriber-view entry-content\">{$p( 'SECRETTEXT' )}</div>\n<!-- /wp:premium-content/subscriber-view -->\n\n<!-- wp:premium-content/logged-out-view -->\n<div class=\"wp-block-premium-content-logged-out-view entry-content\">{$p( 'GUESTWORDS' )}</div>\n<!-- /wp:premium-content/logged-out-view --></div>\n<!-- /wp:premium-content/container -->";
}

/** Code that gives the web server a service that payments can be made by. */
function served_payments() {
	return "add_action( 'plugins_loaded', function () { require_once " . var_export( __DIR__ . '/payments.php', true ) . "; Mainstreet\\Tests\\pay_service(); }, 99 );\n";
}

/** Fails unless a page shows guests' words alone, or members' words alone. */
function shows( $is_member, Wire_Response $page, $what ) {
	same( array( 200, $is_member, ! $is_member ), array( $page->status, false !== strpos( $page->body, 'SECRETTEXT' ), false !== strpos( $page->body, 'GUESTWORDS' ) ), "$what:" );
}

/** A value of an attribute in HTML. */
function html_value( $pattern, $html ) {
	truly( 1 === preg_match( $pattern, $html, $found ), "$pattern in " . substr( wp_strip_all_tags( $html ), 0, 500 ) );
	return html_entity_decode( $found[1], ENT_QUOTES );
}

/** Where the script of a page asks for what is paid for. */
function premium_url( Wire_Response $page ) {
	return rest_url( 'mainstreet/v1/premium/' . html_value( '/data-mainstreet-premium="([^"]+)"/', $page->body ) );
}

/** Sends fields as a form does; `$headers` as of wire(). */
function post_fields( $url, array $fields, array $headers = array() ) {
	return wire( 'POST', $url, $headers + array( 'Content-Type' => 'application/x-www-form-urlencoded', 'User-Agent' => 'Mozilla/5.0 (page-cache)', 'Origin' => home_url() ), http_build_query( $fields ) );
}

/** Sends the first form of a page as its script does, at the time of the web server. */
function send_form_of( Wire_Response $page, Page_Cache $cache, array $fields ) {
	$form    = json_decode( html_value( '/data-mainstreet-form="([^"]+)"/', $page->body ), true );
	$session = $cache->get( $form['session'] );
	$again   = $cache->get( $form['session'] );
	same( array( 200, 200, array() ), array( $session->status, $again->status, preg_grep( '#session#', $cache->hits ) ), 'the time is asked for each time' );
	return post_fields(
		$form['url'],
		array(
			'ms_ticket' => html_value( '/name="ms_ticket" value="([^"]+)"/', $page->body ),
			'ms_id'     => bin2hex( random_bytes( 16 ) ),
			'ms_t'      => json_decode( $session->body, true )['t'],
			'ms_k'      => '1',
			'f'         => $fields,
		)
	);
}

/** Code that sets the web server's clock ahead; in front of all others. */
function served_later( $seconds ) {
	return preg_replace( '/namespace Mainstreet\\\\Tests;\n$/D', '', clock_ahead( $seconds ) );
}

/** Waits, as people do between opening a form and sending it: a moment of the clock of the web server. */
function after_reading( callable $send ) {
	return with_mu_plugin( served_later( 30 + 6 * HOUR_IN_SECONDS ), $send );
}

test( 'guests and members never get each other’s page out of a cache, whoever comes first', function () {
	$plan = member_plan();
	$id   = cached_post( paid_content( $plan ) );
	bought( $plan );
	with_cookie_of( 'ada@example.org' );
	$ada = array( Access_Cookie::NAME => $_COOKIE[ Access_Cookie::NAME ], Access_Cookie::MARKER => '1' );
	behind_caches( function ( Page_Cache $cache, $kind ) use ( $id, $ada ) {
		foreach ( array( 'a' => array( true, false, true, false ), 'b' => array( false, true, false, true ) ) as $order => $visitors ) {
			foreach ( $visitors as $n => $is_member ) {
				$page = $cache->get( cached_url( $id, array( 'order' => $order ) ), $is_member ? $ada : array() );
				if ( $is_member && false === strpos( $page->body, 'SECRETTEXT' ) ) {
					// The guests' page, in which the script puts the rest.
					$page       = $cache->get( premium_url( $page ), $ada );
					$page->body = json_decode( $page->body, true )['html'];
				}
				shows( $is_member, $page, "$kind, order $order, visitor $n" );
			}
		}
		same( 401, $cache->get( premium_url( $cache->get( cached_url( $id, array( 'order' => 'b' ) ) ) ) )->status, "$kind: a guest's script" );
		// The mark that scripts read is no login; a cache may give whoever has it alone the guests' page.
		shows( false, $cache->get( cached_url( $id, array( 'order' => 'a' ) ), array( Access_Cookie::MARKER => '1' ) ), "$kind, with the mark alone" );
	}, served_payments() );
} );

test( 'a free view is one visitor’s, is taken once, and is in no cache', function () {
	Stored_Settings::save( array( 'payments_free_views' => 1 ) );
	$id    = cached_post( paid_content( member_plan() ) );
	$other = cached_post( paid_content( member_plan( array( 'title' => 'Other' ) ) ) );
	as_stranger();
	behind_caches( function ( Page_Cache $cache, $kind ) use ( $id, $other ) {
		$part = function ( $id ) use ( $cache ) { return premium_url( $cache->get( cached_url( $id ) ) ); };
		$take = function ( $id, array $cookies ) use ( $part ) { return wire( 'POST', $part( $id ), array( 'Content-Length' => '0', 'Origin' => home_url(), 'Cookie' => implode( '; ', $cookies ) ) ); };
		same( 401, $cache->get( $part( $id ) )->status, "$kind: a GET takes none" );
		$taken = $take( $id, array() );
		same( 200, $taken->status, "$kind: " . $taken->body );
		holds( 'SECRETTEXT', $taken->body );
		$cookie = strtok( current( preg_grep( '/^' . Free_Views::NAME . '=/', $taken->cookies ) ), ';' );
		same( array( 200, array() ), array( $take( $id, array( $cookie ) )->status, preg_grep( '/^' . Free_Views::NAME . '=/', $take( $id, array( $cookie ) )->cookies ) ), "$kind: the same again is none" );
		same( 401, $take( $other, array( $cookie ) )->status, "$kind: another post" );
		list( $name, $value ) = explode( '=', $cookie, 2 );
		$cache->get( cached_url( $id ), array( $name => $value ) );
		$cache->get( $part( $id ), array( $name => $value ) );
		shows( false, $cache->get( cached_url( $id ) ), "$kind: the next visitor" );
		same( 401, $cache->get( $part( $id ) )->status, "$kind: the next visitor's script" );
	}, served_payments() );
} );

test( 'likes: a page in a cache is nobody’s, and number and state come fresh', function () {
	$id = cached_post( '<!-- wp:jetpack/like /-->' );
	behind_caches( function ( Page_Cache $cache, $kind ) use ( $id ) {
		$url  = cached_url( $id );
		$page = $cache->get( $url );
		same( 'false', html_value( PRESSED, $page->body ), "$kind: at first" );
		$likes = html_value( '/data-likes="([^"]+)"/', $page->body );
		$start = json_decode( $cache->get( $likes )->body, true )['count'];
		$liked = wire( 'POST', $likes, array( 'Content-Length' => '0', 'Origin' => home_url() ) );
		same( array( 200, array( 'count' => $start + 1, 'liked' => true ) ), array( $liked->status, json_decode( $liked->body, true ) ), "$kind: $liked->body" );
		list( $name, $value ) = explode( '=', strtok( current( preg_grep( '/^' . Liker::COOKIE . '=/', $liked->cookies ) ), ';' ), 2 );
		$fan = array( $name => $value );
		// Another page with the post, which the one who likes it opens first.
		$cache->get( cached_url( $id, array( 'from' => 'mail' ) ), $fan );
		same( 'false', html_value( PRESSED, $cache->get( cached_url( $id, array( 'from' => 'mail' ) ) )->body ), "$kind: a page that was theirs first" );
		// The page that a press without script leads to.
		same( 'true', html_value( PRESSED, $cache->get( cached_url( $id, array( 'mainstreet_liked' => '1' ) ), $fan )->body ), "$kind: after a press" );
		foreach ( array( 'page' => $url, 'page of a press' => cached_url( $id, array( 'mainstreet_liked' => '1' ) ) ) as $what => $address ) {
			same( 'false', html_value( PRESSED, $cache->get( $address )->body ), "$kind: $what" );
		}
		same( array( 'count' => $start + 1, 'liked' => true ), json_decode( $cache->get( $likes, $fan )->body, true ), $kind );
		same( array( 'count' => $start + 1, 'liked' => false ), json_decode( $cache->get( $likes )->body, true ), $kind );
		truly( in_array( $url, $cache->hits, true ), "$kind: the page itself came from the cache" );
	} );
} );

test( 'a form from a cache is sent hours later', function () {
	cf_clean();
	$url = cached_url( cf_publish( cf() ) );
	behind_caches( function ( Page_Cache $cache, $kind ) use ( $url ) {
		cf_clean();
		$cache->get( $url );
		$old = $cache->get( $url );
		same( array( $url ), $cache->hits, "$kind: from the cache" );
		$sent = after_reading( function () use ( $old, $cache ) {
			return send_form_of( $old, $cache, array( 'name' => 'Ada', 'email' => 'ada@example.org', 'textarea' => 'Hello' ) );
		} );
		same( array( 200, true ), array( $sent->status, json_decode( $sent->body, true )['success'] ), "$kind: $sent->body" );
		wp_cache_flush();
		same( 1, count( cf_answers() ), $kind );
	} );
} );

test( 'a subscription form from a cache is sent hours later', function () {
	$id = cached_post( '<!-- wp:jetpack/subscriptions /-->' );
	behind_caches( function ( Page_Cache $cache, $kind ) use ( $id ) {
		$cache->get( cached_url( $id ) );
		$old = $cache->get( cached_url( $id ) );
		same( array( cached_url( $id ) ), $cache->hits, "$kind: from the cache" );
		$sent = after_reading( function () use ( $old, $cache, $kind ) {
			return send_form_of( $old, $cache, array( 'email' => "$kind@example.org" ) );
		} );
		same( 200, $sent->status, "$kind: $sent->body" );
		same( 'pending', ( new Subscribers() )->find_by_email( "$kind@example.org" )['status'], $kind );
	} );
} );

test( 'what an address fills a form with is kept by no cache, and is text of that form', function () {
	$field = function ( $block, $attributes, $inner ) { return "<!-- wp:jetpack/$block $attributes -->\n<div><!-- wp:jetpack/label {\"label\":\"Your name\"} /-->\n\n<!-- wp:jetpack/$inner /--></div>\n<!-- /wp:jetpack/$block -->"; };
	$id    = cached_post(
		"<!-- wp:jetpack/contact-form -->\n<div class=\"wp-block-jetpack-contact-form\">"
		. $field( 'field-text', '{"id":"who"}', 'input' ) . $field( 'field-text', '{}', 'input' ) . $field( 'field-hidden', '{"id":"secret","name":"x","defaultValue":"own"}', 'input' )
		. $field( 'field-consent', '{"id":"agree"}', 'input' ) . $field( 'field-number', '{"id":"count"}', 'input' )
		. "</div>\n<!-- /wp:jetpack/contact-form -->"
	);
	behind_caches(
		function ( Page_Cache $cache, $kind ) use ( $id ) {
			$asked = cached_url( $id, array( 'who' => 'Ada' ) );
			$first = $cache->get( $asked );
			holds( 'value="Ada"', $first->body );
			holds( 'no-store', $first->header( 'cache-control' ) );
			holds( 'noindex', $first->body );
			$cache->get( $asked );
			same( array(), $cache->hits, $kind );
			// By the name that Jetpack gives: the second field of this label has a number.
			holds( 'value="Bo"', $cache->get( cached_url( $id, array( "g$id-your-name-1" => 'Bo' ) ) )->body );
			$bad = $cache->get( cached_url( $id, array( 'who' => '"><script>alert(1)</script>[gallery]', 'secret' => 'stolen', 'agree' => '1', 'count' => 'x"y' ) ) )->body;
			holds_not( '<script>alert(1)', $bad );
			holds( '&lt;script&gt;alert(1)', $bad );
			holds( 'value="own"', $bad );
			holds_not( 'value="stolen', $bad );
			holds_not( 'value="x', $bad );
			foreach ( array( str_repeat( 'y', 501 ), 'a%0Ab', 'a%00b', 'a%FFb', array( 'Ada' ) ) as $value ) {
				same( '', html_value( '/ id="who"[^>]* value="([^"]*)"/', $cache->get( cached_url( $id, array( 'who' => $value ) ) )->body ) );
			}
			// An address that names no field is anybody's page.
			$plain = cached_url( $id, array( 'utm_source' => 'x', 'p2' => 'who' ) );
			$cache->get( $plain );
			$cache->get( $plain );
			same( array( $plain ), $cache->hits, $kind );
		}
	);
} );

test( 'a form is filled with who is logged in only where a filter asks for it', function () {
	$id   = cached_post( "<!-- wp:jetpack/contact-form -->\n<div class=\"wp-block-jetpack-contact-form\"><!-- wp:jetpack/field-email -->\n<div><!-- wp:jetpack/label {\"label\":\"Email\"} /-->\n\n<!-- wp:jetpack/input {\"type\":\"email\"} /--></div>\n<!-- /wp:jetpack/field-email --></div>\n<!-- /wp:jetpack/contact-form -->" );
	$user = "add_filter( 'determine_current_user', function () { return 1; }, 99 );";
	$mail = get_userdata( 1 )->user_email;
	with_mu_plugin( $user, function () use ( $id, $mail ) {
		holds_not( 'value="' . $mail . '"', wire( 'GET', get_permalink( $id ) )->body );
	} );
	with_mu_plugin( $user . "add_filter( 'jetpack_auto_fill_logged_in_user', '__return_true' );", function () use ( $id, $mail ) {
		$page = wire( 'GET', get_permalink( $id ) );
		holds( 'value="' . $mail . '"', $page->body );
		holds( 'no-store', $page->header( 'cache-control' ) );
	} );
} );

test( 'an address fills forms in templates, widgets, patterns and lists of posts as well', function () {
	$form    = "<!-- wp:jetpack/contact-form -->\n<div class=\"wp-block-jetpack-contact-form\"><!-- wp:jetpack/field-text {\"id\":\"who\"} -->\n<div><!-- wp:jetpack/label {\"label\":\"Your name\"} /-->\n\n<!-- wp:jetpack/input /--></div>\n<!-- /wp:jetpack/field-text --></div>\n<!-- /wp:jetpack/contact-form -->";
	$pattern = wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_title' => 'Form', 'post_status' => 'publish', 'post_content' => $form ) ) );
	$plain   = cached_post( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	$around  = cached_post( "<!-- wp:block {\"ref\":$pattern} /-->" );
	$listed  = cached_post( $form );
	behind_caches(
		function ( Page_Cache $cache, $kind ) use ( $around, $listed, $plain ) {
			foreach ( array( cached_url( $around, array( 'who' => 'Ada' ) ), home_url( '/?who=Ada' ), home_url( "/?g$listed-your-name=Ada" ) ) as $url ) {
				$page = $cache->get( $url );
				holds( 'value="Ada"', $page->body, "$kind $url" );
				holds( 'no-store', $page->header( 'cache-control' ) );
			}
			// No form, and names that are WordPress's own or a campaign's: anybody's page.
			$url = cached_url( $plain, array( 'who' => 'Ada', 'fbclid' => 'who' ) );
			$cache->get( $url );
			$cache->get( $url );
			same( array( $url ), $cache->hits, $kind );
		}
	);
} );
