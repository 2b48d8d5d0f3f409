<?php
/**
 * A copy of a page from a cache, and the clock a month later.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** The content of a page as a visitor's browser, or a cache, gets it. */
function cf_page( $id ) {
	return in_process( __DIR__ . '/processes/show-page.php', array( 'page' => $id ) )();
}

/**
 * Sends what a saved copy of a page holds, in a process whose clock is ahead: all of the plugin asks
 * for the time by PHP's `time()`, which is looked for in the namespace of the caller first.
 *
 * @param string $html  The copy.
 * @param int    $ahead Seconds.
 * @param array  $more  What is posted besides; one list entry for each time it is sent.
 * @return array[] What became of each: `outcome`, `back`.
 */
function cf_later( $html, $ahead, array $more = array( array() ) ) {
	preg_match_all( '/<input type="hidden" name="([^"]+)" value="([^"]*)">/', $html, $hidden );
	$posted = array_combine( $hidden[1], array_map( 'html_entity_decode', $hidden[2] ) );
	$values = compact( 'posted', 'more' ) + array( 'id' => bin2hex( random_bytes( 6 ) ), 'clock' => clock_ahead( $ahead ) );
	cf_forget_limits();
	$output = in_process( __DIR__ . '/processes/submit-later.php', $values, array(), MAINSTREET_DIR . '/tests/php/processes/set-clock.php' )();
	cf_forget_limits();
	wp_cache_flush();
	truly( 1 === preg_match( '/<<(.*)>>/s', $output, $found ), $output );
	$results = json_decode( $found[1], true );
	truly( abs( $results['clock'] - $ahead ) < 3, 'the clock is moved' );
	// Less than it takes to fill a form in; a busy machine may be a second behind.
	truly( $results['fresh'] >= 0 && $results['fresh'] < 3, "a form of now is {$results['fresh']} s old" );
	unset( $results['clock'], $results['fresh'] );
	return $results;
}

function cf_forget_limits() {
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . Tables::name( 'throttle' ) );
}

const CF_TYPED = array( 'f' => array( 'name' => 'Ada', 'email' => 'ada@example.org', 'textarea' => 'Hello' ) );

test( 'a copy of the page is sent 30 days later, also when its form was edited in between', function () {
	cf_clean();
	$page = cf_publish( cf( array( 'to' => 'owner@example.org' ) ) );
	$html = cf_page( $page );
	holds( '<form', $html );
	// Nothing in the copy grows old: no nonce, and no number near the time.
	holds_not( 'nonce', $html );
	truly( ! preg_match( '/\b' . substr( (string) time(), 0, 5 ) . '\d{5}\b/', $html ), $html );

	$fields = cf_field( 'name', array( 'required' => true ) ) . cf_field( 'email', array( 'required' => true ) ) . cf_field( 'textarea' ) . cf_field( 'text', array( 'label' => 'New one', 'required' => true ) );
	wp_update_post( wp_slash( array( 'ID' => $page, 'post_content' => cf( array( 'to' => 'owner@example.org' ), $fields ) ) ) );
	$results = cf_later( $html, 30 * DAY_IN_SECONDS, array( CF_TYPED ) );
	same( true, $results[0]['outcome'] );
	$answers = cf_answers();
	same( 1, count( $answers ) );
	same( 'publish', $answers[0]->post_status );
	truly( abs( strtotime( $answers[0]->post_date_gmt . ' UTC' ) - time() - 30 * DAY_IN_SECONDS ) < 120, 'stored with the time of that day' );
	same( array( 'Ada', 'ada@example.org', 'Hello' ), array_values( cf_values( $answers[0] ) ) );

	// A day beyond the grace, the visitor is told to reload, with the text still in the form.
	$results = cf_later( $html, 31 * DAY_IN_SECONDS, array( CF_TYPED ) );
	same( array( 'form_changed', 409 ), array( $results[0]['outcome'], $results[0]['status'] ) );
	same( 1, count( cf_answers() ) );
} );

test( 'a copy of a page whose form is as it was is sent after years', function () {
	cf_clean();
	$page    = cf_publish( cf( array( 'to' => 'owner@example.org' ) ) );
	$results = cf_later( cf_page( $page ), 1000 * DAY_IN_SECONDS, array( CF_TYPED ) );
	same( true, $results[0]['outcome'] );
	same( 1, count( cf_answers() ) );
} );

test( 'limits and the clock of the form hold for an old copy as for a new page', function () {
	cf_clean();
	$page  = cf_publish( cf() );
	$html  = cf_page( $page );
	$begun = (string) time();
	$old   = $begun . '.' . \Mainstreet\Submissions\Spam\Form_Token::sign_text( $begun, 'time' );
	$fast  = (string) ( time() + 30 * DAY_IN_SECONDS );
	$fast  = $fast . '.' . \Mainstreet\Submissions\Spam\Form_Token::sign_text( $fast, 'time' );
	$typed = function ( $name, array $more = array() ) {
		return $more + array( 'f' => array( 'name' => $name ) + CF_TYPED['f'] );
	};
	$results = cf_later(
		$html,
		30 * DAY_IN_SECONDS,
		array(
			// A window left open for a month, and a browser without the script.
			$typed( 'Open', array( 'ms_t' => $old ) ),
			$typed( 'Plain', array( 'ms_t' => '', 'ms_k' => '', 'ms_id' => '' ) ),
			// Faster than anybody types, without a key pressed, with a link for a name.
			$typed( 'http://spam.example', array( 'ms_t' => $fast, 'ms_k' => '' ) ),
			$typed( 'Four' ),
			$typed( 'Five' ),
			$typed( 'Six' ),
		)
	);
	same( array( true, true, true, true, true, 'mainstreet_rate_limited' ), array_column( $results, 'outcome' ) );
	same( 429, $results[5]['status'] );
	truly( $results[5]['wait'] > 0 && $results[5]['wait'] <= 60, 'wait ' . $results[5]['wait'] );
	same( 0, strpos( $results[1]['back'], get_permalink( $page ) ), 'the way back without script' );
	$status = array();
	foreach ( cf_answers() as $post ) {
		$status[ cf_values( $post )['Name'] ] = $post->post_status;
	}
	ksort( $status );
	same( array( 'Five' => 'publish', 'Four' => 'publish', 'Open' => 'publish', 'Plain' => 'publish', 'http://spam.example' => 'spam' ), $status );
} );
