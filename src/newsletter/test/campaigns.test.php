<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Campaign_Lease;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

test( 'a post is mailed once to everybody who is subscribed, five minutes after its first publication', function () {
	$mails = newsletter();
	unlimited();
	people( 3 );
	( new Subscribers() )->add( array( 'email' => 'p@example.org' ), 'pending' );
	( new Subscribers() )->add( array( 'email' => 'x@example.org' ), 'unsubscribed' );
	$id       = wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Hello', 'post_status' => 'publish' ) );
	$campaign = ( new Campaigns() )->find_by_post( $id );
	same( 'queued', $campaign['status'] );
	truly( abs( $campaign['starts_at'] - time() - 300 ) <= 2 );
	truly( (bool) wp_next_scheduled( Queue_Scheduler::HOOK ), 'a tick is planned' );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ), 'before its time' );
	campaign_of( $id );
	$pass = ( new Mail_Queue() )->run();
	same( array( 3, 0, false ), array( $pass['sent'], $pass['failed'], $pass['more'] ) );
	same( array( 'u1@example.org', 'u2@example.org', 'u3@example.org' ), recipients( $mails ) );
	$campaign = ( new Campaigns() )->find_by_post( $id );
	same( array( 'done', '3', '3', '0' ), array( $campaign['status'], (string) $campaign['total'], (string) $campaign['sent'], (string) $campaign['failed'] ) );
	( new Mail_Queue() )->run();
	wp_update_post( array( 'ID' => $id, 'post_content' => 'Changed' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	campaign_of( $id );
	( new Mail_Queue() )->run();
	same( 3, count( $mails ), 'never again' );
	( new Queue_Scheduler() )->schedule();
	same( false, wp_next_scheduled( Queue_Scheduler::HOOK ), 'no tick without work' );
} );

test( 'posts that are not to be mailed are not', function () {
	newsletter();
	people( 1 );
	same( null, publish_news( array( 'post_status' => 'private' ) ), 'private' );
	same( null, publish_news( array( 'post_status' => 'draft' ) ), 'draft' );
	same( null, publish_news( array( 'post_password' => 'x' ) ), 'protected' );
	same( null, publish_news( array( 'post_type' => 'page' ) ), 'page' );
	same( null, publish_news( array( 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ) ), 'import' );
	same( null, publish_news( array( 'meta_input' => array( '_jetpack_dont_email_post_to_subs' => true ) ) ), 'not wanted' );
	truly( null !== publish_news( array( 'meta_input' => array( '_jetpack_dont_email_post_to_subs' => false ) ) ), 'wanted' );
	Stored_Settings::save( array( 'newsletter_send_default' => false ) );
	same( null, publish_news(), 'default' );
	truly( null !== publish_news( array( 'meta_input' => array( '_jetpack_dont_email_post_to_subs' => '' ) ) ), 'wanted against the default' );
	Stored_Settings::save( array( 'newsletter_send_default' => true ) );
	Sql::run( 'subscribers', 'DELETE FROM {table}' );
	same( null, publish_news(), 'nobody there' );
} );

test( 'the editor’s choice counts, which is stored behind the status', function () {
	newsletter();
	people( 1 );
	act_as( 'administrator' );
	foreach ( array( true, false ) as $dont ) {
		$answer = rest( 'POST', '/wp/v2/posts', array( 'title' => 'T', 'content' => 'C', 'status' => 'publish', 'meta' => array( '_jetpack_dont_email_post_to_subs' => $dont ) ) );
		same( 201, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
		same( $dont, $answer->get_data()['meta']['_jetpack_dont_email_post_to_subs'] );
		same( $dont, null === ( new Campaigns() )->find_by_post( $answer->get_data()['id'] ) );
	}
	$answer = rest( 'POST', '/wp/v2/posts', array( 'title' => 'T', 'status' => 'draft', 'meta' => array( '_jetpack_newsletter_access' => 'nonsense' ) ) );
	same( '', $answer->get_data()['meta']['_jetpack_newsletter_access'] );
} );

test( 'unpublishing within five minutes takes it back, and publishing again counts as the first time', function () {
	$mails = newsletter();
	people( 1 );
	$id = (int) publish_news()['post_id'];
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	same( null, ( new Campaigns() )->find_by_post( $id ) );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	same( 'queued', campaign_of( $id )['status'] );
	( new Mail_Queue() )->run();
	same( 1, count( $mails ) );
} );

test( 'a mail has a link of one’s own to unsubscribe, both forms, and the headers of RFC 8058', function () {
	$mails = newsletter();
	people( 2 );
	$seen = new \ArrayObject();
	// The real wp_mail() down to the mail system.
	remove_all_filters( 'pre_wp_mail' );
	add_action( 'phpmailer_init', function ( $mailer ) use ( $seen ) {
		$mailer->preSend();
		$seen[] = array( $mailer->getSentMIMEMessage(), $mailer->MessageID, $mailer->AltBody );
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = silent_sendmail();
	}, 100 );
	$campaign = publish_news();
	( new Mail_Queue() )->run();
	same( 2, count( $seen ), 'mails' );
	list( $first, $second ) = $seen->getArrayCopy();
	holds( 'Subject:', $first[0] );
	holds( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $first[0] );
	holds( 'multipart/alternative', $first[0] );
	same( 1, substr_count( $first[0], "\nMessage-ID:" ) );
	$link = '/List-Unsubscribe:\s+<(\S+?)>/';
	truly( (bool) preg_match( $link, $first[0], $one ) );
	truly( (bool) preg_match( $link, $second[0], $two ) );
	truly( $one[1] !== $two[1] );
	holds( $one[1], $first[2] );
	holds( 'Hello readers.', $first[2] );
	same( '<' . \Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail::message_id( (int) $campaign['id'], (int) ( new Subscribers() )->find_by_email( 'u1@example.org' )['id'] ) . '>', $first[1] );
} );

test( 'who unsubscribes while it is being sent gets nothing', function () {
	$mails = newsletter();
	unlimited();
	people( 4 );
	add_filter( 'pre_wp_mail', function ( $done ) {
		( new Subscribers() )->unsubscribe( (int) ( new Subscribers() )->find_by_email( 'u3@example.org' )['id'] );
		return $done;
	}, 5 );
	publish_news();
	( new Mail_Queue() )->run();
	same( array( 'u1@example.org', 'u2@example.org', 'u4@example.org' ), recipients( $mails ) );
} );

test( 'a campaign is paused, resumed and cancelled, also while it is being sent', function () {
	$mails = newsletter();
	unlimited();
	people( 6 );
	$campaign = publish_news();
	$id       = (int) $campaign['id'];
	$stop     = 'pause';
	add_filter( 'pre_wp_mail', function ( $done ) use ( &$stop, $mails, $id ) {
		if ( '' !== $stop && 2 === count( $mails ) % 3 ) {
			( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), $stop );
		}
		return $done;
	}, 5 );
	( new Mail_Queue() )->run();
	same( 3, count( $mails ) );
	same( array( 'paused', 'owner' ), array( ( new Campaigns() )->find( $id )['status'], ( new Campaigns() )->find( $id )['note'] ) );
	( new Mail_Queue() )->run();
	same( 3, count( $mails ), 'paused' );
	is_error( 'mainstreet_conflict', ( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), 'pause' ), 409 );
	same( 'sending', ( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), 'resume' )['status'] );
	$stop = 'cancel';
	( new Mail_Queue() )->run();
	same( 6, count( array_unique( recipients( $mails ) ) ) );
	is_error( 'mainstreet_conflict', ( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), 'resume' ), 409 );
	same( 6, count( $mails ), 'nobody twice' );
} );

test( 'what fails is tried three times, then given up, and can be tried again', function () {
	$mails = newsletter();
	unlimited();
	people( 3 );
	$broken = true;
	$tries  = 0;
	add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( &$broken, &$tries ) {
		if ( 'u2@example.org' !== implode( '', (array) $mail['to'] ) || ! $broken ) {
			return $done;
		}
		$tries++;
		do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Mailbox full', array() ) );
		return false;
	}, 99, 2 );
	$id = (int) publish_news()['id'];
	( new Mail_Queue() )->run();
	same( array( 1, 'sending' ), array( $tries, ( new Campaigns() )->find( $id )['status'] ) );
	( new Mail_Queue() )->run();
	same( 1, $tries, 'not at once' );
	for ( $i = 0; $i < 4; $i++ ) {
		Sql::run( 'deliveries', 'UPDATE {table} SET at = at - 1000' );
		( new Mail_Queue() )->run();
	}
	same( 3, $tries );
	$campaign = ( new Campaigns() )->find( $id );
	same( array( 'done', '2', '1' ), array( $campaign['status'], (string) $campaign['sent'], (string) $campaign['failed'] ) );
	act_as( 'administrator' );
	$failures = rest( 'GET', "/mainstreet/v1/campaigns/$id/failures" )->get_data();
	same( array( 'u2@example.org', 'Mailbox full', true ), array( $failures['items'][0]['email'], $failures['items'][0]['error'], $failures['items'][0]['is_final'] ) );
	$broken = false;
	same( 'sending', rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'retry' ) )->get_data()['status'] );
	( new Mail_Queue() )->run();
	$campaign = ( new Campaigns() )->find( $id );
	same( array( 'done', '3', '0' ), array( $campaign['status'], (string) $campaign['sent'], (string) $campaign['failed'] ) );
	same( array( 'u1@example.org', 'u2@example.org', 'u3@example.org' ), array_values( array_unique( recipients( $mails ) ) ) );
} );

test( 'twenty failures in a row pause it and tell the owner', function () {
	newsletter();
	unlimited();
	people( 30 );
	$tries = 0;
	add_filter( 'pre_wp_mail', function () use ( &$tries ) { $tries++; return false; }, 99 );
	$id = (int) publish_news()['id'];
	( new Mail_Queue() )->run();
	same( array( 20, 'paused', 'failures' ), array( $tries, ( new Campaigns() )->find( $id )['status'], ( new Campaigns() )->find( $id )['note'] ) );
	( new Queue_Scheduler() )->schedule();
	act_as( 'administrator' );
	ob_start();
	( new Queue_Scheduler() )->show_notice();
	holds( 'A newsletter was paused', ob_get_clean() );
	remove_all_filters( 'pre_wp_mail' );
	$mails = record_mail();
	same( 'sending', ( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), 'resume' )['status'] );
	Sql::run( 'deliveries', 'UPDATE {table} SET at = at - 1000' );
	( new Mail_Queue() )->run();
	same( 30, count( array_unique( recipients( $mails ) ) ) );
	same( 30, count( $mails ) );
	same( 'done', ( new Campaigns() )->find( $id )['status'] );
} );

test( 'no more mail goes out than the limit per hour allows, spread over the ticks', function () {
	$mails = newsletter();
	Stored_Settings::save( array( 'newsletter_mails_per_hour' => 120 ) );
	people( 200 );
	publish_news();
	Sql::insert( 'deliveries', array( array( 'campaign_id' => 99, 'subscriber_id' => 1, 'state' => 1, 'at' => time() - 70 ) ) );
	same( 3, ( new Send_Rate() )->now() );
	( new Mail_Queue() )->run();
	same( 3, count( $mails ) );
	( new Mail_Queue() )->run();
	same( 3, count( $mails ), 'within the minute' );
	$sent = 0;
	for ( $minute = 0; $minute < 70; $minute++ ) {
		Sql::run( 'deliveries', 'UPDATE {table} SET at = at - 61' );
		( new Mail_Queue() )->run();
		$sent = max( $sent, (int) Sql::row( 'deliveries', 'SELECT COUNT(*) AS n FROM {table} WHERE at > ' . ( time() - 3600 ) )['n'] );
	}
	truly( $sent <= 120 && $sent > 100, "$sent in an hour" );
} );

test( 'two workers at once send to nobody twice', function () {
	newsletter();
	people( 60 );
	$campaign = publish_news();
	$log      = tempnam( sys_get_temp_dir(), 'mail' );
	$runs     = array();
	for ( $i = 0; $i < 3; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/run-queue-often.php', array( 'log' => $log ) );
	}
	array_map( function ( $wait ) { same( '', $wait() ); }, $runs );
	$got = file( $log, FILE_IGNORE_NEW_LINES );
	same( array( 60, 60 ), array( count( $got ), count( array_unique( $got ) ) ) );
	same( 'done', ( new Campaigns() )->find( (int) $campaign['id'] )['status'] );
	unlink( $log );
} );

test( 'what a plugin that mails in its own way was killed in counts as sent, unless it knows better', function () {
	foreach ( array( false => 4, true => 5 ) as $knows => $expected ) {
		$mails = newsletter();
		unlimited();
		people( 5 );
		$campaign = publish_news();
		$id       = (int) $campaign['id'];
		$log      = tempnam( sys_get_temp_dir(), 'mail' );
		// Dies right behind the third mail, before anything else can happen; then right before the fourth.
		foreach ( array( 'behind', 'before' ) as $when ) {
			in_process( __DIR__ . '/processes/killed-at-third-mail.php', array( 'log' => $log, 'when' => $when ) )();
			same( 3, count( file( $log ) ), $when );
			Sql::run( 'campaigns', 'UPDATE {table} SET lock_until = 1' );
		}
		if ( $knows ) {
			add_filter( 'mainstreet_mail_was_sent', function ( $sent, $message_id, $campaign, $subscriber ) use ( $log ) {
				return false !== strpos( file_get_contents( $log ), ( new Subscribers() )->find( $subscriber )['email'] );
			}, 10, 4 );
		}
		( new Mail_Queue() )->run();
		$sent = array_merge( file( $log, FILE_IGNORE_NEW_LINES ), recipients( $mails ) );
		same( $expected, count( $sent ) );
		same( $expected, count( array_unique( $sent ) ), 'nobody twice' );
		same( array( 'done', '5', '' ), array( ( new Campaigns() )->find( $id )['status'], (string) ( new Campaigns() )->find( $id )['sent'], ( new Campaigns() )->find( $id )['lock_owner'] ) );
		unlink( $log );
	}
} );

test( 'a plugin that only looks at mails changes nothing', function () {
	newsletter();
	unlimited();
	people( 2 );
	remove_all_filters( 'pre_wp_mail' );
	$states = array();
	add_filter( 'pre_wp_mail', '__return_null' );
	add_action( 'phpmailer_init', function ( $mailer ) use ( &$states ) {
		$states[]         = (int) Sql::row( 'deliveries', 'SELECT state FROM {table} ORDER BY subscriber_id DESC LIMIT 1' )['state'];
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = silent_sendmail();
	}, 100 );
	$id = (int) publish_news()['id'];
	( new Mail_Queue() )->run();
	same( array( 0, 0 ), $states, 'not handed over until the mailer sends' );
	same( 2, (int) ( new Campaigns() )->find( $id )['sent'] );
} );

test( 'a campaign that another machine holds is left alone until the hold ends', function () {
	$mails = newsletter();
	unlimited();
	people( 2 );
	$id = (int) publish_news()['id'];
	Sql::update( 'campaigns', array( 'lock_owner' => str_repeat( 'a', 32 ), 'lock_until' => time() + 60 ), "id = $id" );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	Sql::update( 'campaigns', array( 'lock_until' => time() - 1 ), "id = $id" );
	Sql::insert( 'deliveries', array( array( 'campaign_id' => $id, 'subscriber_id' => (int) ( new Subscribers() )->find_by_email( 'u1@example.org' )['id'], 'state' => 0, 'tries' => 1, 'at' => time() ) ) );
	// Of a mail nobody knows about, a transport may know.
	add_filter( 'mainstreet_mail_was_sent', function ( $sent, $message_id ) { same( 1, preg_match( '/^mainstreet\.\d+\.\d+\.[0-9a-f]{16}@/', $message_id ) ); return true; }, 10, 2 );
	( new Mail_Queue() )->run();
	same( array( 'u2@example.org' ), recipients( $mails ) );
	same( 2, (int) ( new Campaigns() )->find( $id )['sent'] );
} );

test( 'a worker that lives keeps its campaign', function () {
	newsletter();
	people( 1 );
	$row  = publish_news();
	$lock = Campaign_Lease::acquire( $row );
	truly( null !== $lock );
	same( null, Campaign_Lease::acquire( ( new Campaigns() )->find( $row['id'] ) ) );
	same( null, Campaign_Lease::acquire( $row ), 'as it was read before' );
	// Twice within a second, too.
	same( array( true, true, false ), array( $lock->renew(), $lock->renew(), $lock->renew_while_sending() ) );
	Sql::run( 'campaigns', "UPDATE {table} SET status = 'sending'" );
	truly( $lock->renew_while_sending() );
	$lock->release();
	$next = Campaign_Lease::acquire( ( new Campaigns() )->find( $row['id'] ) );
	same( false, $next->is_after_crash );
	same( false, $lock->renew() );
	Sql::update( 'campaigns', array( 'lock_until' => time() - 1 ), 'id = ' . (int) $row['id'] );
	truly( Campaign_Lease::acquire( ( new Campaigns() )->find( $row['id'] ) )->is_after_crash, 'behind the end of a hold' );
	same( false, $next->renew() );
} );

test( 'mail for paying members goes to members only', function () {
	$mails = newsletter();
	unlimited();
	people( 3 );
	$member = (int) ( new Subscribers() )->find_by_email( 'u2@example.org' )['id'];
	add_filter( 'mainstreet_subscriber_is_member', function ( $is, $id ) use ( $member ) { return $id === $member; }, 10, 2 );
	$campaign = publish_news( array( 'meta_input' => array( '_jetpack_newsletter_access' => 'paid_subscribers' ) ) );
	same( 'members', $campaign['audience'] );
	( new Mail_Queue() )->run();
	same( array( 'u2@example.org' ), recipients( $mails ) );
} );

test( 'the whole post in a mail holds nothing that needs a page, and whole addresses', function () {
	$mails = newsletter();
	people( 1 );
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	publish_news( array( 'post_content' => '<!-- wp:paragraph --><p>Start <a href="/about/">about</a></p><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/uploads/a.jpg" srcset="/x 2x" alt="A boat"/></figure><!-- /wp:image -->
<!-- wp:group --><div class="wp-block-group"><!-- wp:jetpack/contact-form --><form>secretform</form><!-- /wp:jetpack/contact-form --></div><!-- /wp:group -->
<!-- wp:video --><figure><video src="/v.mp4"></video></figure><!-- /wp:video -->
<!-- wp:html --><script>alert(1)</script><iframe src="https://evil.example"></iframe><!-- /wp:html -->
<!-- wp:premium-content/container --><div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view --><div><!-- wp:paragraph --><p>For members</p><!-- /wp:paragraph --></div><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><div><!-- wp:paragraph --><p>For guests</p><!-- /wp:paragraph --></div><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:premium-content/container -->' ) );
	( new Mail_Queue() )->run();
	$html = $mails[0]['message'];
	holds( 'href="' . home_url( '/about/' ) . '"', $html );
	holds( 'src="' . home_url( '/wp-content/uploads/a.jpg' ) . '"', $html );
	// Nothing is sold here: what guests see is (docs/server-contract.md B.8).
	holds( 'For guests', $html );
	foreach ( array( 'secretform', '<video', '<script', '<iframe', 'evil.example', 'For members', 'srcset', 'mainstreet.invalid' ) as $none ) {
		holds_not( $none, $html );
	}
	foreach ( array( 'Fill in the form on the site', 'Watch the video on the site', 'View this content on the site' ) as $link ) {
		same( 1, substr_count( $html, ">$link</a>" ), $link );
	}
	holds( 'Unsubscribe', $html );
} );

test( 'what style sheets do on the page is written into the mail, in the direction of the site', function () {
	newsletter();
	$html = '<h2 class="x" id="y" style="color:#c00">Prices</h2><table><tr><th>Loaf</th></tr></table><p><a class="wp-block-button__link" style="background-color:#060" href="/order">Order</a> <a href="#fn1">1</a></p><img style="width:2000px" height="900" src="a.jpg" alt="">';
	$mail = \Mainstreet\Newsletter\Campaigns\Mail\Campaign_Html::clean( $html, 'https://example.org/news/' );
	holds( 'line-height:1.3;color:#c00">Prices', $mail );
	holds( 'padding:4px 12px 4px 0;vertical-align:top;text-align:left">Loaf', $mail );
	truly( 1 === preg_match( '/<a [^>]*>Order/', $mail, $link ) );
	holds( 'href="' . home_url( '/order' ) . '"', $link[0] );
	holds( \Mainstreet\Mail\Mail_Layout::button_style() . ';background-color:#060', $link[0] );
	holds( 'href="https://example.org/news/#fn1"', $mail );
	holds( 'src="https://example.org/news/a.jpg"', $mail );
	foreach ( array( 'class=', 'id=', '2000px', '900' ) as $none ) {
		holds_not( $none, $mail );
	}
	$GLOBALS['wp_locale']->text_direction = 'rtl';
	$mail = \Mainstreet\Newsletter\Campaigns\Mail\Campaign_Html::clean( $html, 'https://example.org/news/' );
	$GLOBALS['wp_locale']->text_direction = 'ltr';
	holds( 'padding:4px 0 4px 12px;vertical-align:top;text-align:right">Loaf', $mail );
} );

test( 'what the page hides is in no mail: mail programs show it', function () {
	$mails = newsletter();
	people( 1 );
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	publish_news( array( 'post_content' => '<!-- wp:paragraph --><p>Ebb</p><!-- /wp:paragraph -->
<!-- wp:jetpack/sharing-buttons --><ul class="wp-block-jetpack-sharing-buttons"><!-- wp:jetpack/sharing-button {"service":"print","label":"Print"} /--><!-- wp:jetpack/sharing-button {"service":"mail","label":"Pass it on"} /--></ul><!-- /wp:jetpack/sharing-buttons -->
<!-- wp:group --><div class="wp-block-group" hidden><p>Secret</p></div><!-- /wp:group -->' ) );
	( new Mail_Queue() )->run();
	foreach ( array( 'Print', 'Secret', ' hidden' ) as $part ) {
		holds_not( $part, $mails[0]['message'] );
	}
	holds( 'Pass it on', $mails[0]['message'] );
} );

test( 'hostile titles and names stay text in the mail', function () {
	$mails = newsletter();
	( new Subscribers() )->add( array( 'email' => 'a@example.org', 'name' => "<script>x</script>\r\nBcc: b@example.org" ), 'active' );
	update_option( 'blogname', "Shop <b>\r\nBcc: c@example.org" );
	act_as( 'administrator' );
	publish_news( array( 'post_title' => "Hi <img src=x onerror=alert(1)>\r\nBcc: d@example.org", 'post_content' => 'x' ) );
	( new Mail_Queue() )->run();
	update_option( 'blogname', 'Mainstreet' );
	same( array( 'a@example.org' ), recipients( $mails ) );
	holds_not( 'onerror=alert', $mails[0]['message'] );
	truly( ! preg_match( '/[\r\n]/', $mails[0]['subject'] ) );
	foreach ( (array) $mails[0]['headers'] as $header ) {
		truly( ! preg_match( '/[\r\n]/', $header ), $header );
	}
} );

test( 'a site whose cron does not run is told so', function () {
	newsletter();
	people( 1 );
	$id = (int) publish_news()['id'];
	act_as( 'administrator' );
	same( false, ( new Queue_Scheduler() )->is_stale() );
	Sql::update( 'campaigns', array( 'starts_at' => time() - 1000 ), "id = $id" );
	same( true, ( new Queue_Scheduler() )->is_stale() );
	ob_start();
	( new Queue_Scheduler() )->show_notice();
	holds( 'scheduled tasks are not running', ob_get_clean() );
	( new Queue_Scheduler() )->record_run();
	same( false, ( new Queue_Scheduler() )->is_stale() );
} );

test( 'the mail holds what guests see, whoever’s request the queue runs in', function () {
	$mails = newsletter();
	people( 1 );
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	add_filter( 'render_block', function ( $html ) { return $html . ( is_user_logged_in() ? '<p>Secret</p>' : '<p>Open</p>' ); } );
	publish_news();
	act_as( 'administrator' );
	( new Mail_Queue() )->run();
	holds( 'Open', $mails[0]['message'] );
	holds_not( 'Secret', $mails[0]['message'] );
	same( 1, get_current_user_id() );
} );

test( 'what the owner saves while a worker runs stays saved', function () {
	newsletter();
	people( 1 );
	publish_news();
	truly( \Mainstreet\Core\Options\Stored_Settings::all()['mail_active'] );
	// Another process writes; this one has read the settings before.
	$saved = array_merge( \Mainstreet\Core\Options\Stored_Settings::all(), array( 'newsletter_from_name' => 'Aurora News' ) );
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => serialize( $saved ) ), array( 'option_name' => 'mainstreet_settings' ) );
	Sql::update( 'campaigns', array( 'status' => 'cancelled' ), '1 = 1' );
	( new Queue_Scheduler() )->schedule();
	$settings = \Mainstreet\Core\Options\Stored_Settings::all();
	same( array( false, 'Aurora News' ), array( $settings['mail_active'], $settings['newsletter_from_name'] ) );
} );

test( 'the tick plans the next one before it works, so that a killed worker ends nothing', function () {
	newsletter();
	unlimited();
	people( 1 );
	publish_news();
	wp_clear_scheduled_hook( Queue_Scheduler::HOOK );
	$planned = null;
	add_filter( 'pre_wp_mail', function ( $done ) use ( &$planned ) { $planned = wp_next_scheduled( Queue_Scheduler::HOOK ); return $done; }, 5 );
	do_action( Queue_Scheduler::HOOK );
	truly( $planned > time() && $planned <= time() + 30, 'when the hold of a killed one has ended' );
	same( false, wp_next_scheduled( Queue_Scheduler::HOOK ) );
} );

test( 'Action Scheduler does the work where a site has it', function () {
	newsletter();
	$said = in_process( __DIR__ . '/processes/action-scheduler.php', array(), array(), __DIR__ . '/processes/load-action-scheduler.php' )();
	$tick = function ( $time ) { return array( array( 'mainstreet_mail_tick', array(), 'mainstreet', $time ) ); };
	same(
		array(
			'early'     => array( array(), true ),
			'queued'    => array( $tick( 300 ), false ),
			// Should this one be killed, when its hold has ended.
			'meanwhile' => $tick( 20 ),
			'ran'       => 1,
			'then'      => array( $tick( 60 ), '1' ),
			'killed'    => $tick( 60 ),
			'end'       => array( array(), 'done', '3', false ),
		),
		(array) json_decode( $said, true ),
		$said
	);
} );

test( 'a database that fails now and then makes nobody miss it, and nobody get it twice', function () {
	$mails = newsletter();
	unlimited();
	people( 60 );
	$campaign = publish_news();
	$id       = (int) $campaign['id'];
	$n        = 0;
	$own      = '/mainstreet_(?:subscribers|campaigns|deliveries)/';
	$break    = function ( $sql ) use ( &$n, $own ) {
		// Twice in a row, since a statement that fails is repeated once.
		return preg_match( $own, $sql ) && 0 !== strpos( $sql, 'CREATE' ) && ++$n % 61 < 5 ? 'SELECT nothing FROM nowhere_at_all' : $sql;
	};
	add_filter( 'query', $break );
	for ( $i = 0; $i < 40 && count( $mails ) < 60; $i++ ) {
		( new Mail_Queue() )->run();
	}
	remove_filter( 'query', $break );
	truly( $i > 1, 'it was interrupted' );
	for ( $i = 0; $i < 5; $i++ ) {
		Sql::run( 'campaigns', 'UPDATE {table} SET lock_until = 0' );
		( new Mail_Queue() )->run();
	}
	same( array( 60, 60 ), array( count( $mails ), count( array_unique( recipients( $mails ) ) ) ) );
	same( array( 'done', '60' ), array( ( new Campaigns() )->find( $id )['status'], (string) ( new Campaigns() )->find( $id )['sent'] ) );
} );

test( 'wp mainstreet mail run sends what is due', function () {
	newsletter();
	people( 3 );
	publish_news();
	$said = in_process( __DIR__ . '/processes/wp-mainstreet-mail.php', array(), array(), __DIR__ . '/processes/load-wp-cli.php' )();
	truly( (bool) preg_match( '/^ok: 2 sent, 0 failed\.\n#\d+ sending 2\/3 News .*\nok: 1 sent, 0 failed\.\n$/', $said ), $said );
} );
