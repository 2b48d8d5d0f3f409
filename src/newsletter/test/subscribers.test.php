<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

test( 'an address is subscribed when its owner pressed the button, not before', function () {
	$mails = newsletter();
	same( true, ask_to_subscribe( 'Ada@Example.org', array( 'name' => 'Ada', 'consent' => 'I agree.', 'fields' => array( 'town' => 'Bath' ) ) ) );
	same( 'pending', status_of( 'ada@example.org' ) );
	same( 1, count( $mails ) );
	same( 'Ada@Example.org', $mails[0]['to'] );
	// The form says what the button is called.
	holds( '>Confirm Follow</a>', $mails[0]['message'] );
	holds( "click 'Confirm Follow'", \Mainstreet\Newsletter\Signup_Form\Subscription_Definition::SUCCESS );
	holds_not( 'Ada<', $mails[0]['message'] );
	$link = link_in( $mails[0] );
	same( 'confirm', $link[0] );
	// Mail scanners follow links.
	foreach ( array( 1, 2 ) as $visit ) {
		$page = press( $link, null );
		same( 200, $page['status'] );
		same( 'Confirm Follow', $page['button'] );
		same( 'pending', status_of( 'ada@example.org' ) );
	}
	same( 200, press( $link )['status'] );
	same( 'active', status_of( 'ada@example.org' ) );
	same( 1, ( new Subscribers() )->count( 'active' ) );
	same( 0, ( new Subscribers() )->count( 'pending' ) );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( 'Ada', $row['name'] );
	same( '{"town":"Bath"}', $row['fields'] );
	same( 'I agree.', \Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts::get( (int) $row['consent_text_id'] ) );
	truly( null !== $row['confirmed_gmt'] );
	// Single use.
	same( 410, press( $link )['status'] );
	same( 410, press( $link, null )['status'] );
} );

test( 'only the hash of the secret is kept', function () {
	$mails = newsletter();
	ask_to_subscribe( 'ada@example.org' );
	$link = link_in( $mails[0] );
	$row  = ( new Subscribers() )->find( $link[1] );
	same( 64, strlen( $link[2] ) );
	same( hash( 'sha256', hex2bin( $link[2] ) ), strtolower( $row['confirm_hash'] ) );
} );

test( 'a link that is too old, wrong or somebody else’s does nothing', function () {
	$mails = newsletter();
	ask_to_subscribe( 'ada@example.org' );
	ask_to_subscribe( 'bob@example.org' );
	$ada = link_in( $mails[0] );
	$bob = link_in( $mails[1] );
	foreach ( array( $bob[2], '', 'x', str_repeat( '0', 64 ), strtoupper( $ada[2] ) . "\n", substr( $ada[2], 0, 63 ) ) as $wrong ) {
		same( 410, press( array( 'confirm', $ada[1], $wrong ) )['status'], $wrong );
	}
	same( 410, press( array( 'confirm', 999999, $ada[2] ) )['status'] );
	foreach ( array( str_repeat( '-', 40 ), str_repeat( '0', 40 ), '', $ada[2] ) as $proof ) {
		foreach ( array( null, array( 'do' => '1' ), array( 'name' => 'x' ) ) as $posted ) {
			same( 410, press( array( 'out', 999999, $proof ), $posted )['status'], $proof );
			same( 410, press( array( 'out', 0, $proof ), $posted )['status'], $proof );
			same( 410, press( array( 'confirm', 0, $proof ), $posted )['status'], $proof );
		}
	}
	same( 410, press( array( 'out', $ada[1], $ada[2] ) )['status'] );
	Sql::run( 'subscribers', 'UPDATE {table} SET confirm_expires = ' . ( time() - 1 ) . ' WHERE id = ' . $ada[1] );
	same( 410, press( $ada )['status'] );
	same( 'pending', status_of( 'ada@example.org' ) );
} );

test( 'the answer is the same for every address', function () {
	$mails = newsletter();
	$answers = array();
	foreach ( array( 'new', 'again', 'active', 'unsubscribed', 'bounced', 'complained' ) as $case ) {
		$email = "$case@example.org";
		if ( 'new' !== $case ) {
			ask_to_subscribe( $email );
			$id = (int) ( new Subscribers() )->find_by_email( $email )['id'];
			if ( 'again' !== $case ) {
				( new Subscribers() )->change_status( $id, array( 'pending' ), $case );
			}
			earlier( $email, 2 * DAY_IN_SECONDS );
		}
		$before = count( $mails );
		$answers[ $case ] = ask_to_subscribe( $email );
		same( 'complained' === $case ? 0 : 1, count( $mails ) - $before, "$case: mails" );
	}
	same( array_fill_keys( array_keys( $answers ), true ), $answers );
	same( array( 'active' => 'active', 'unsubscribed' => 'unsubscribed' ), array( 'active' => status_of( 'active@example.org' ), 'unsubscribed' => status_of( 'unsubscribed@example.org' ) ) );
} );

test( 'nobody is bombed with mail by somebody else', function () {
	$mails = newsletter();
	for ( $i = 0; $i < 10; $i++ ) {
		ask_to_subscribe( $i % 2 ? 'VICTIM@example.org' : 'victim@example.org', array( 'name' => "Buy at https://evil.example $i" ) );
	}
	same( 1, count( $mails ), 'within ten minutes' );
	holds_not( 'evil', $mails[0]['message'] . $mails[0]['subject'] );
	for ( $i = 0; $i < 10; $i++ ) {
		earlier( 'victim@example.org', 601 );
		ask_to_subscribe( 'victim@example.org' );
	}
	same( 5, count( $mails ), 'a day' );
	// Who is subscribed hears of it once a day.
	press( link_in( $mails[4] ) );
	same( 'active', status_of( 'victim@example.org' ) );
	ask_to_subscribe( 'victim@example.org' );
	ask_to_subscribe( 'victim@example.org' );
	same( 6, count( $mails ) );
	Sql::run( 'subscribers', 'UPDATE {table} SET notice_day = 0' );
	earlier( 'victim@example.org', DAY_IN_SECONDS + 1 );
	ask_to_subscribe( 'victim@example.org' );
	earlier( 'victim@example.org', 3600 );
	ask_to_subscribe( 'victim@example.org' );
	same( 6, count( $mails ) );
	holds( 'already subscribed', $mails[5]['subject'] );
	holds( 'List-Unsubscribe', implode( "\n", $mails[5]['headers'] ) );
} );

test( 'what is no address is refused, and so is a blocked domain', function () {
	newsletter();
	foreach ( array( '', 'x', 'a@b', "a@example.org\nBcc: b@example.org", 'a@exa mple.org', array( 'a@example.org' ), null, str_repeat( 'a', 250 ) . '@example.org' ) as $wrong ) {
		is_error( 'invalid_email', ask_to_subscribe( $wrong ), 422 );
	}
	add_filter( 'mainstreet_subscribe_blocked_domain', function ( $blocked, $domain ) { return 'throwaway.example' === $domain; }, 10, 2 );
	is_error( 'invalid_email', ask_to_subscribe( 'a@ThrowAway.example' ), 422 );
	same( 0, ( new Subscribers() )->count( 'pending' ) );
	same( true, ask_to_subscribe( 'a@bücher.example' ) );
	same( 'pending', status_of( 'a@xn--bcher-kva.example' ) );
} );

test( 'where the site says so, people are subscribed at once; who left must confirm', function () {
	$mails = newsletter();
	Stored_Settings::save( array( 'newsletter_opt_in' => 'single' ) );
	ask_to_subscribe( 'ada@example.org' );
	same( 'active', status_of( 'ada@example.org' ) );
	holds( 'You are subscribed', $mails[0]['subject'] );
	same( 'You have been unsubscribed', press( link_in( $mails[0] ) )['title'] );
	same( 'unsubscribed', status_of( 'ada@example.org' ) );
	earlier( 'ada@example.org', 3600 );
	ask_to_subscribe( 'ada@example.org' );
	same( 'unsubscribed', status_of( 'ada@example.org' ) );
	holds( 'Confirm', $mails[1]['subject'] );
	press( link_in( $mails[1] ) );
	same( 'active', status_of( 'ada@example.org' ) );
} );

test( 'an address that is known to be the person’s needs no mail', function () {
	$mails = newsletter();
	ask_to_subscribe( 'user@example.org', array( 'user_id' => 7 ), true );
	same( 'active', status_of( 'user@example.org' ) );
	same( 0, count( $mails ) );
} );

test( 'unsubscribing takes one click, and a link of one’s own', function () {
	$mails = newsletter();
	ask_to_subscribe( 'ada@example.org', array(), true );
	ask_to_subscribe( 'bob@example.org', array(), true );
	ask_to_subscribe( 'ada@example.org' );
	truly( (bool) preg_match( '/^List-Unsubscribe: <([^>]+)>/m', implode( "\n", $mails[0]['headers'] ), $found ) );
	holds( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', implode( "\n", $mails[0]['headers'] ) );
	wp_parse_str( wp_parse_url( $found[1], PHP_URL_QUERY ), $query );
	$link = array( $query['mainstreet_sub'], (int) $query['s'], $query['k'] );
	same( 'Unsubscribe', press( $link, null )['button'] );
	same( 'active', status_of( 'ada@example.org' ), 'a GET changes nothing' );
	$bob = (int) ( new Subscribers() )->find_by_email( 'bob@example.org' )['id'];
	same( 410, press( array( 'out', $bob, $link[2] ), array( 'List-Unsubscribe' => 'One-Click' ) )['status'] );
	same( 200, press( $link, array( 'List-Unsubscribe' => 'One-Click' ) )['status'] );
	same( 'unsubscribed', status_of( 'ada@example.org' ) );
	same( 'active', status_of( 'bob@example.org' ) );
	same( 200, press( $link, array( 'List-Unsubscribe' => 'One-Click' ) )['status'], 'twice' );
	same( array( 1, 1 ), array( ( new Subscribers() )->count( 'active' ), ( new Subscribers() )->count( 'unsubscribed' ) ) );
} );

test( 'the page names the address only to its owner, and lets the name be changed', function () {
	$mails = newsletter();
	ask_to_subscribe( 'ada@example.org', array( 'name' => 'Ada' ), true );
	ask_to_subscribe( 'ada@example.org' );
	$link = link_in( $mails[0] );
	$page = press( $link, null );
	holds_not( 'ada@', $page['text'] );
	holds( 'a•••@example.org', $page['text'] );
	same( 'Ada', $page['name'] );
	press( $link, array( 'name' => '<b>Ada</b> Byron' ) );
	same( 'Ada Byron', ( new Subscribers() )->find_by_email( 'ada@example.org' )['name'] );
	same( 'active', status_of( 'ada@example.org' ) );
} );

test( 'a stranger can’t change what is known of a subscriber', function () {
	newsletter();
	ask_to_subscribe( 'ada@example.org', array( 'name' => 'Ada' ), true );
	ask_to_subscribe( 'ada@example.org', array( 'name' => 'Somebody', 'fields' => array( 'x' => 'y' ) ) );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( 'Ada', null ), array( $row['name'], $row['fields'] ) );
} );

test( 'two requests at once make one subscriber and one mail', function () {
	newsletter();
	$log  = tempnam( sys_get_temp_dir(), 'mail' );
	$runs = array();
	for ( $i = 0; $i < 3; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/subscribe-five.php', array( 'log' => $log ) );
	}
	same( str_repeat( 'y', 15 ), implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) ) );
	same( 'xxxxx', file_get_contents( $log ) );
	same( 5, ( new Subscribers() )->count( 'pending' ) );
	unlink( $log );
} );

test( 'a confirmation that could not be sent is sent later', function () {
	$mails = newsletter();
	$fail  = function () { return false; };
	add_filter( 'pre_wp_mail', $fail, 99 );
	same( true, ask_to_subscribe( 'ada@example.org' ) );
	remove_filter( 'pre_wp_mail', $fail, 99 );
	same( 0, (int) ( new Subscribers() )->find_by_email( 'ada@example.org' )['notice_at'] );
	Sql::run( 'subscribers', "UPDATE {table} SET created_gmt = '" . Sql::time( time() - 3600 ) . "'" );
	$before = count( $mails );
	Subscriber_Cleanup::run();
	same( 1, count( $mails ) - $before );
	Subscriber_Cleanup::run();
	same( 1, count( $mails ) - $before, 'once' );
	press( link_in( $mails[ count( $mails ) - 1 ] ) );
	same( 'active', status_of( 'ada@example.org' ) );
} );

test( 'what is old is forgotten, and an opt-out is not', function () {
	newsletter();
	foreach ( array( 'pending', 'active', 'unsubscribed' ) as $status ) {
		foreach ( array( 'old', 'new' ) as $age ) {
			$row = ( new Subscribers() )->add( array( 'email' => "$status-$age@example.org", 'name' => 'N' ), $status );
			$days = 'new' === $age ? 1 : ( 'unsubscribed' === $status ? 800 : 40 );
			$time = Sql::time( time() - $days * DAY_IN_SECONDS );
			Sql::update( 'subscribers', array( 'created_gmt' => $time, 'notice_at' => 1, 'confirmed_gmt' => 'active' === $status ? $time : null, 'unsubscribed_gmt' => 'unsubscribed' === $status ? $time : null, 'signup_ip' => array( '7f000001' ), 'ip_gmt' => $time ), 'id = ' . (int) $row['id'] );
		}
	}
	Subscriber_Cleanup::run();
	same( null, status_of( 'pending-old@example.org' ) );
	same( 'pending', status_of( 'pending-new@example.org' ) );
	same( '', (string) ( new Subscribers() )->find_by_email( 'active-old@example.org' )['signup_ip'] );
	same( '7F000001', strtoupper( ( new Subscribers() )->find_by_email( 'active-new@example.org' )['signup_ip'] ) );
	$gone = ( new Subscribers() )->find_by_email( 'unsubscribed-old@example.org' );
	same( array( '', '', 'unsubscribed' ), array( $gone['email'], $gone['name'], $gone['status'] ) );
	same( 'unsubscribed-new@example.org', ( new Subscribers() )->find_by_email( 'unsubscribed-new@example.org' )['email'] );
	same( array( 1, 2, 1 ), array( ( new Subscribers() )->count( 'pending' ), ( new Subscribers() )->count( 'active' ), ( new Subscribers() )->count( 'unsubscribed' ) ) );
} );

test( 'who comes back after two years is not forgotten while the link is good', function () {
	$mails = newsletter();
	$row   = ( new Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'unsubscribed' );
	Sql::update( 'subscribers', array( 'unsubscribed_gmt' => Sql::time( time() - 800 * DAY_IN_SECONDS ) ), 'id = ' . (int) $row['id'] );
	ask_to_subscribe( 'ada@example.org' );
	Subscriber_Cleanup::run();
	same( 200, press( link_in( $mails[0] ) )['status'] );
	same( 'active', status_of( 'ada@example.org' ) );
} );

test( 'who was erased is counted no more, until they come back', function () {
	$mails = newsletter();
	$count = function () { return array( ( new Subscribers() )->count( 'active' ), ( new Subscribers() )->count( 'unsubscribed' ) ); };
	people( 2 );
	( new Subscribers() )->unsubscribe( (int) ( new Subscribers() )->find_by_email( 'u2@example.org' )['id'] );
	same( array( 1, 1 ), $count() );
	Subscriber_Privacy::erase( 'u1@example.org' );
	same( array( 0, 1 ), $count() );
	Subscriber_Privacy::erase( 'u2@example.org' );
	Subscriber_Privacy::erase( 'u2@example.org' );
	same( array( 0, 0 ), $count() );
	\Mainstreet\Core\Database\Counters::set( 'recounted_at', 0 );
	Subscriber_Cleanup::run();
	same( array( 0, 0 ), $count(), 'counted anew' );
	ask_to_subscribe( 'u1@example.org' );
	ask_to_subscribe( 'u1@example.org' );
	same( array( 0, 1 ), $count() );
	press( link_in( $mails[0] ) );
	same( array( 1, 0 ), $count() );
	( new Subscribers() )->delete( (int) ( new Subscribers() )->find_by_email( 'u2@example.org' )['id'] );
	same( array( 1, 0 ), $count() );
} );

test( 'without a client, as on the command line, there is no address and no warning', function () {
	newsletter();
	$before = $_SERVER['REMOTE_ADDR'];
	unset( $_SERVER['REMOTE_ADDR'] );
	try {
		$row = ( new Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'active' );
	} finally {
		$_SERVER['REMOTE_ADDR'] = $before;
	}
	same( '', (string) $row['signup_ip'] );
} );

test( 'what deactivation ended goes on at the next activation', function () {
	newsletter();
	\Mainstreet\Lifecycle\Uninstall::unschedule_events();
	Subscriber_Cleanup::resume();
	same( false, wp_next_scheduled( Subscriber_Cleanup::HOOK ), 'nothing to go on with' );
	people( 1 );
	publish_news();
	\Mainstreet\Lifecycle\Uninstall::unschedule_events();
	same( array( false, false ), array( wp_next_scheduled( Subscriber_Cleanup::HOOK ), wp_next_scheduled( 'mainstreet_mail_tick' ) ) );
	Subscriber_Cleanup::resume();
	same( array( true, true ), array( (bool) wp_next_scheduled( Subscriber_Cleanup::HOOK ), (bool) wp_next_scheduled( 'mainstreet_mail_tick' ) ) );
} );

test( 'the nightly count sets wrong counters right', function () {
	newsletter();
	( new Subscribers() )->add( array( 'email' => 'a@example.org' ), 'active' );
	\Mainstreet\Core\Database\Counters::set( 'subscribers_active', 77 );
	Subscriber_Cleanup::run();
	same( 1, ( new Subscribers() )->count( 'active' ) );
} );

test( 'personal data are exported and erased; the opt-out stays, and the person may come back', function () {
	$mails = newsletter();
	ask_to_subscribe( 'Ada@example.org', array( 'name' => 'Ada', 'fields' => array( 'Name' => 'Countess', 'town' => 'Bath' ), 'consent' => 'Yes please' ), true );
	$data = Subscriber_Privacy::export( 'ada@example.org' )['data'][0]['data'];
	same( array( 'Ada', 'Countess' ), array_column( wp_list_filter( $data, array( 'name' => 'Name' ) ), 'value' ) );
	$data = array_column( array_reverse( $data ), 'value', 'name' );
	same( array( 'Ada@example.org', 'Ada', 'active', 'Yes please', 'Bath' ), array( $data['Email address'], $data['Name'], $data['Status'], $data['Consent'], $data['town'] ) );
	same( array(), Subscriber_Privacy::export( 'bob@example.org' )['data'] );
	$erased = Subscriber_Privacy::erase( 'ada@example.org' );
	same( array( true, true, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
	same( array(), Subscriber_Privacy::export( 'ada@example.org' )['data'] );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( '', '', null, 'unsubscribed', '' ), array( $row['email'], $row['name'], $row['fields'], $row['status'], (string) $row['signup_ip'] ) );
	same( false, Subscriber_Privacy::erase( 'ada@example.org' )['items_removed'] );
	ask_to_subscribe( 'ada@example.org', array( 'name' => 'Ada' ) );
	press( link_in( $mails[ count( $mails ) - 1 ] ) );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( 'ada@example.org', 'Ada', 'active' ), array( $row['email'], $row['name'], $row['status'] ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mainstreet-subscribers'] ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_erasers', array() )['mainstreet-subscribers'] ) );
} );

test( 'tables that are missing are made', function () {
	newsletter();
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Tables::name( 'subscribers' ) );
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Tables::name( 'counters' ) );
	same( true, ask_to_subscribe( 'ada@example.org' ) );
	same( 1, ( new Subscribers() )->count( 'pending' ) );
} );

/** A submission as the pipeline gives it. */
function submission( array $attrs, array $values ) {
	$request             = new \Mainstreet\Submissions\Pipeline\Submission();
	$request->def        = \Mainstreet\Submissions\Registry\Form_Schemas::from_block( array( 'blockName' => 'jetpack/subscriptions', 'attrs' => $attrs, 'innerBlocks' => array() ) );
	$request->hash       = \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( $request->def );
	$request->values     = $values;
	$request->on         = 12;
	$request->ip         = '203.0.113.7';
	$request->user_agent = 'Test';
	$request->url        = home_url( '/' );
	$request->submission = wp_generate_uuid4();
	return $request;
}

test( 'a form’s name and own fields are kept under the labels people saw', function () {
	$mails  = newsletter();
	$attrs  = array( 'showNameField' => true, 'extraFields' => array( array( 'key' => 'town', 'label' => 'Your town', 'required' => true ) ), 'submitButtonText' => 'Join', 'successMessage' => 'Look into your mail.' );
	$answer = \Mainstreet\Newsletter\Signup_Form\Subscriber_Signup::handle( submission( $attrs, array( 'email' => ' ada@example.org ', 'name' => 'Ada', 'town' => 'Bath', 'other' => 'x' ) ) );
	same( array( 'state' => 'pending', 'message' => 'Look into your mail.' ), array_diff_key( $answer, array( 'html' => 1 ) ) );
	holds( '<p>Look into your mail.</p>', $answer['html'] );
	holds( 'mainstreet_sub=again', $answer['html'] );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( 'Ada', '{"Your town":"Bath"}', 'form', '12' ), array( $row['name'], $row['fields'], $row['source'], (string) $row['source_post'] ) );
	same( 'Subscription form with the button “Join”.', \Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts::get( (int) $row['consent_text_id'] ) );
	$wrong = \Mainstreet\Newsletter\Signup_Form\Subscriber_Signup::handle( submission( $attrs, array( 'email' => 'nonsense', 'name' => array( 'x' ) ) ) );
	is_error( 'invalid_fields', $wrong, 422 );
	same( 'Please correct the highlighted fields. Your form has not been sent yet.', $wrong->get_error_message() );
	same( 'Please check the email address.', \Mainstreet\Newsletter\Signup_Form\Subscriber_Signup::handle( submission( array(), array( 'email' => 'nonsense' ) ) )->get_error_message() );
	same( array( 'email', 'town' ), array_values( array_intersect( array( 'email', 'town' ), array_keys( $wrong->get_error_data()['fields'] ) ) ) );
} );

test( 'spam is answered as if it were none, and subscribes nobody', function () {
	$mails = newsletter();
	$spam  = submission( array(), array( 'email' => 'spam@example.org' ) );
	$spam->is_spam = true;
	$good  = \Mainstreet\Newsletter\Signup_Form\Subscriber_Signup::handle( submission( array(), array( 'email' => 'ada@example.org' ) ) );
	same( $good, \Mainstreet\Newsletter\Signup_Form\Subscriber_Signup::handle( $spam ) );
	Subscriber_Mails::send_waiting();
	same( array( 'ada@example.org' ), recipients( $mails ) );
	same( null, status_of( 'spam@example.org' ) );
} );
