<?php
/**
 * First steps, and moving in.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Onboarding\First_Steps;
use Mainstreet\Onboarding\Import\Block_Survey;
use Mainstreet\Onboarding\Import\Manual_Import_Steps;
use Mainstreet\Onboarding\Onboarding_Screen;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

/** Forgets what another plugin left, and what was taken of it. */
function forget_former() {
	foreach ( array( 'jetpack_options', 'sharing-services', 'sharing-options', 'jetpack_active_modules', 'jetpack_subscriptions_from_name', 'wpcom_subscription_emails_use_excerpt', 'wpcom_newsletter_send_default', 'jetpack_feedback_unread_count', TOKEN_OPTION ) as $name ) {
		delete_option( $name );
	}
	update_option( Stored_Settings::OPTION, array( 'version' => Stored_Settings::all()['version'] ) );
	forget_answers();
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Responses\Storage\Response_Store::get_table() );
}

/** What can be taken over, by id. */
function former() {
	return array_column( rest( 'GET', '/mainstreet/v1/start/former' )->get_data(), null, 'id' );
}

function done_steps() {
	return array_keys( array_filter( array_column( First_Steps::all(), 'done', 'id' ) ) );
}

test( 'an editor gets a draft of a contact page, and nobody below', function () {
	act_as( 'author' );
	same( 403, rest( 'POST', '/mainstreet/v1/start/page' )->get_status() );
	act_as( 'editor' );
	$made = rest( 'POST', '/mainstreet/v1/start/page' )->get_data();
	$post = get_post( $made['id'] );
	same( array( 'draft', 'page', 'Contact' ), array( $post->post_status, $post->post_type, $post->post_title ) );
	holds( 'post.php?post=' . $post->ID . '&action=edit', $made['url'] );
	$blocks = parse_blocks( $post->post_content );
	same( array( 'core/heading', 'core/columns' ), array_values( array_intersect( array( 'core/heading', 'core/columns' ), array_column( $blocks, 'blockName' ) ) ) );
	holds( '<!-- wp:jetpack/contact-form {"formTitle":"Contact"} -->', $post->post_content );
	wp_delete_post( $post->ID, true );
} );

test( 'a page for subscribing is made of the band, once, and found again', function () {
	act_as( 'administrator' );
	$step = function () { return array_column( First_Steps::all(), null, 'id' )['subscribers']; };
	same( array( false, 1 ), array( $step()['has_page'], count( $step()['links'] ) ) );
	$made = rest( 'POST', '/mainstreet/v1/start/page', array( 'kind' => 'newsletter' ) )->get_data();
	$post = get_post( $made['id'] );
	same( array( 'draft', 'page', 'Newsletter' ), array( $post->post_status, $post->post_type, $post->post_title ) );
	holds( '<!-- wp:jetpack/subscriptions ', $post->post_content );
	same( array( true, $made['url'] ), array( $step()['has_page'], $step()['links'][0]['url'] ) );
	wp_delete_post( $post->ID, true );
	foreach ( array( 'other', array( 'newsletter' ), '' ) as $kind ) {
		same( 400, rest( 'POST', '/mainstreet/v1/start/page', array( 'kind' => $kind ) )->get_status(), wp_json_encode( $kind ) );
	}
	$type   = \WP_Block_Type_Registry::get_instance()->unregister( 'jetpack/subscriptions' );
	$answer = rest( 'POST', '/mainstreet/v1/start/page', array( 'kind' => 'newsletter' ) );
	\WP_Block_Type_Registry::get_instance()->register( $type );
	same( 409, $answer->get_status() );
	holds( 'Settings > Mainstreet', $answer->get_data()['message'] );
} );

test( 'without forms no page is made, and the answer says what to do', function () {
	$type = \WP_Block_Type_Registry::get_instance()->unregister( 'jetpack/contact-form' );
	act_as( 'administrator' );
	$answer = rest( 'POST', '/mainstreet/v1/start/page' );
	\WP_Block_Type_Registry::get_instance()->register( $type );
	same( 409, $answer->get_status() );
	holds( 'Settings > Mainstreet', $answer->get_data()['message'] );
} );

test( 'steps are ticked by what the site holds', function () {
	forget_former();
	act_as( 'administrator' );
	truly( ! in_array( 'page', done_steps(), true ), 'no page yet' );
	truly( ! in_array( 'responses', done_steps(), true ), 'no response yet' );
	$page = rest( 'POST', '/mainstreet/v1/start/page' )->get_data()['id'];
	$read = store_answer( array( 'entry' => answer( array( 'Name' => 'Ada' ) ) ) );
	wp_update_post( array( 'ID' => $read, 'comment_status' => 'open' ) );
	same( false, in_array( 'responses', done_steps(), true ), 'an unread one' );
	wp_update_post( array( 'ID' => $read, 'comment_status' => 'closed' ) );
	update_option( TOKEN_OPTION, TOKEN );
	$done = done_steps();
	foreach ( array( 'page', 'responses', 'connect' ) as $step ) {
		truly( in_array( $step, $done, true ), $step );
	}
	same( get_edit_post_link( $page, 'raw' ), array_column( First_Steps::all(), 'links', 'id' )['page'][0]['url'] );
	wp_delete_post( $page, true );
	forget_former();
} );

test( 'the survey counts blocks of the suite in all content, a portion at a time', function () {
	global $wpdb;
	act_as( 'administrator' );
	$from = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	$form = "<!-- wp:jetpack/contact-form -->\n<div><!-- wp:jetpack/field-name /--><!-- wp:jetpack/field-name /--></div>\n<!-- /wp:jetpack/contact-form -->";
	$ids  = array();
	foreach ( array( $form, $form . '<!-- wp:jetpack/map {"zoom":3} /-->', '<!-- wp:premium-content/container -->x<!-- /wp:premium-content/container -->', 'They wrote wp:jetpack/map here', '<!-- wp:jetpack/ai-assistant /--><!-- wp:videopress/video {"guid":"x"} /-->' ) as $n => $content ) {
		$ids[] = wp_insert_post( array( 'post_title' => 'Old <b>' . $n . '</b> &amp; good', 'post_content' => $content, 'post_status' => 'publish', 'post_type' => $n % 2 ? 'page' : 'post' ) );
	}
	$ids[] = wp_insert_post( array( 'post_title' => 'Thrown away', 'post_content' => $form, 'post_status' => 'trash' ) );
	$data  = rest( 'GET', '/mainstreet/v1/start/survey', array( 'after' => $from ) )->get_data();
	$found = array_column( $data['blocks'], null, 'name' );
	same( array( 'name' => 'jetpack/contact-form', 'posts' => 2, 'blocks' => 2 ), $found['jetpack/contact-form'] );
	same( 4, $found['jetpack/field-name']['blocks'] );
	same( 1, $found['jetpack/map']['posts'] );
	same( 1, $found['premium-content/container']['posts'] );
	same( 1, $found['jetpack/ai-assistant']['blocks'] );
	same( 1, $found['videopress/video']['blocks'] );
	same( 4, count( $data['posts'] ) );
	same( 'Old 0 & good', $data['posts'][0]['title'] );
	same( 0, $data['next'] );
	same( null, $data['kinds'] );
	$kinds = rest( 'GET', '/mainstreet/v1/start/survey' )->get_data()['kinds'];
	same( 'map', $kinds['blocks']['jetpack/map']['module'] );
	same( array( 'needs', array( 'Stripe' ) ), array( $kinds['modules']['donations']['state'], array_column( $kinds['modules']['donations']['needs'], 'label' ) ) );
	same( array( 'ready', array() ), array( $kinds['modules']['gif']['state'], $kinds['modules']['gif']['needs'] ), 'a key that is optional is nothing to do:' );
	array_map( function ( $id ) { wp_delete_post( $id, true ); }, $ids );
} );

test( 'each portion of a large site asks two small questions', function () {
	global $wpdb;
	act_as( 'administrator' );
	$from = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	$rows = array();
	for ( $n = 1; $n <= Block_Survey::BATCH + 7; $n++ ) {
		$rows[] = "('post', 'publish', 'Many', '" . ( $n % 2 ? '<!-- wp:jetpack/map /-->' : 'text' ) . "', '', '', '', '')";
	}
	$wpdb->query( "INSERT INTO {$wpdb->posts} (post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', $rows ) );
	$request = new \WP_REST_Request();
	$request->set_param( 'after', $from );
	$before = $wpdb->num_queries;
	$first  = Block_Survey::count_batch( $request );
	// The posts that are named cost one each at most.
	truly( $wpdb->num_queries - $before <= 2 + 3 * Block_Survey::LISTED, 'queries: ' . ( $wpdb->num_queries - $before ) );
	same( Block_Survey::BATCH, $first['seen'] );
	same( Block_Survey::LISTED, count( $first['posts'] ) );
	$request->set_param( 'after', $first['next'] );
	$second = Block_Survey::count_batch( $request );
	same( array( 0, 7 ), array( $second['next'], $second['seen'] ) );
	same( (int) ceil( ( Block_Survey::BATCH + 7 ) / 2 ), $first['blocks'][0]['posts'] + $second['blocks'][0]['posts'] );
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_title = 'Many'" );
} );

test( 'settings of another plugin are taken over once and left as they are', function () {
	forget_former();
	act_as( 'administrator' );
	same( array(), former() );
	$stored = array(
		'jetpack_options'                       => array( 'mapbox_api_key' => TOKEN ),
		'jetpack_active_modules'                => array( 'likes', 'sharedaddy', 'subscriptions' ),
		'sharing-services'                      => array( 'visible' => array( 'twitter', 'facebook', 'jetpack-whatsapp', 'email', 'gone', 'facebook' ), 'hidden' => array( 'print' ) ),
		'sharing-options'                       => array( 'global' => array( 'button_style' => 'icon', 'show' => array( 'post', 'index' ) ) ),
		'jetpack_subscriptions_from_name'       => 'The <i>Harbour</i>',
		'wpcom_subscription_emails_use_excerpt' => '0',
		'wpcom_newsletter_send_default'         => '0',
	);
	foreach ( $stored as $name => $value ) {
		update_option( $name, $value );
	}
	$before = array_map( 'get_option', array_combine( array_keys( $stored ), array_keys( $stored ) ) );
	same( array( 'map' => 'ready', 'sharing' => 'ready', 'likes' => 'ready', 'newsletter' => 'ready' ), wp_list_pluck( former(), 'state' ) );
	holds_not( TOKEN, wp_json_encode( former() ) );
	foreach ( array( 'map', 'sharing', 'likes', 'newsletter', 'sharing', 'map' ) as $id ) {
		$answer = rest( 'POST', "/mainstreet/v1/start/former/$id" );
		same( 200, $answer->get_status() );
		same( 'done', array_column( $answer->get_data(), 'state', 'id' )[ $id ], $id );
		holds_not( TOKEN, wp_json_encode( $answer->get_data() ) );
	}
	same( 'Not available here: Gone', former()['sharing']['details'][3] );
	same( TOKEN, get_option( TOKEN_OPTION ) );
	same( 'x,facebook,whatsapp,mail', Options::get( 'sharing_services' ) );
	same( array( 'icon', 'post', 'post' ), array( Options::get( 'sharing_style' ), Options::get( 'sharing_below' ), Options::get( 'likes_below' ) ) );
	same( array( 'The Harbour', 'full', false ), array( Options::get( 'newsletter_from_name' ), Options::get( 'newsletter_content' ), Options::get( 'newsletter_send_default' ) ) );
	same( $before, array_map( 'get_option', array_combine( array_keys( $stored ), array_keys( $stored ) ) ) );
	forget_former();
} );

test( 'hostile values of another plugin are cleaned or left alone', function () {
	act_as( 'administrator' );
	$hostile = array( null, 7, 'text', '<script>x()</script>', array(), array( 'global' => 'x', 'visible' => 'x' ), array( 'visible' => array( array(), 5, '<b>', "facebook\n" ), 'global' => array( 'show' => 'post', 'button_style' => array() ) ), array( 'mapbox_api_key' => array( TOKEN ) ), array( 'mapbox_api_key' => 'sk.secret' ), new \stdClass() );
	foreach ( $hostile as $value ) {
		forget_former();
		update_option( 'jetpack_active_modules', array( 'sharedaddy' ) );
		foreach ( array( 'jetpack_options', 'sharing-services', 'sharing-options', 'jetpack_subscriptions_from_name', 'wpcom_subscription_emails_use_excerpt' ) as $name ) {
			update_option( $name, $value );
		}
		$found = former();
		truly( ! isset( $found['map'] ) && ! isset( $found['sharing'] ), wp_json_encode( $value ) );
		holds_not( '<script', wp_json_encode( $found ) );
		if ( isset( $found['newsletter'] ) ) {
			same( 200, rest( 'POST', '/mainstreet/v1/start/former/newsletter' )->get_status() );
			holds_not( '<', Options::get( 'newsletter_from_name' ) );
		}
	}
	forget_former();
	same( 404, rest( 'POST', '/mainstreet/v1/start/former/sharing' )->get_status() );
	same( 404, rest( 'POST', '/mainstreet/v1/start/former/gone' )->get_status() );
} );

test( 'responses of another plugin come into the list', function () {
	forget_former();
	act_as( 'administrator' );
	foreach ( array( 'Ada', 'Bea' ) as $name ) {
		// As another plugin stores them: a post, and nothing of ours.
		store_answer( array( 'entry' => answer( array( 'Name' => $name ) ) ) );
	}
	store_answer( array( 'post_status' => 'spam' ) );
	// Older versions kept no number of unread ones, or another plugin changed it.
	update_option( 'jetpack_feedback_unread_count', 0 );
	same( array( 'ready', 3 ), array( former()['responses']['state'], former()['responses']['left'] ) );
	holds( '3 responses are stored.', former()['responses']['details'][0] );
	same( '1 of them is in Spam.', former()['responses']['details'][1] );
	$taken = array_column( rest( 'POST', '/mainstreet/v1/start/former/responses' )->get_data(), null, 'id' )['responses'];
	same( array( 'done', 0 ), array( $taken['state'], $taken['left'] ) );
	same( 200, rest( 'POST', '/mainstreet/v1/start/former/responses' )->get_status() );
	same( 2, count( rest( 'GET', '/mainstreet/v1/feedback' )->get_data()['items'] ) );
	same( 2, \Mainstreet\Responses\Storage\Unread_Count::get() );
	holds( 'page=mainstreet-responses', $taken['link']['url'] );
	forget_former();
} );

/** Notes by id. */
function former_notes() {
	return array_column( Manual_Import_Steps::all(), null, 'id' );
}

test( 'what is moved by hand is named where the site had it, each with a way', function () {
	forget_former();
	act_as( 'administrator' );
	same( array( 'subscribers' ), array_keys( former_notes() ) );
	holds( 'page=mainstreet-newsletter#/import', former_notes()['subscribers']['url'] );
	update_option( 'jetpack_active_modules', array( 'publicize', 'related-posts', array(), 7 ) );
	$video = wp_insert_post( array( 'post_type' => 'attachment', 'post_title' => 'Quay', 'post_status' => 'inherit' ) );
	update_post_meta( $video, 'videopress_guid', 'kUJmAcSf' );
	add_post_meta( $video, 'videopress_guid', array( '<b>' ) );
	same( array( 'subscribers', 'accounts', 'related', 'videos' ), array_keys( former_notes() ) );
	// Own videos get a guid as well.
	$own = wp_insert_post( array( 'post_type' => 'attachment', 'post_title' => 'Pier', 'post_status' => 'inherit', 'post_mime_type' => 'video/webm' ) );
	update_post_meta( $own, 'videopress_guid', 'Own4aBcD' );
	update_post_meta( $own, '_wp_attached_file', '2026/11/pier.webm' );
	holds( '1 video is stored on VideoPress.', former_notes()['videos']['text'] );
	foreach ( former_notes() as $note ) {
		truly( '' !== $note['label'] && '' !== $note['text'] && '' !== $note['link'], $note['id'] );
	}
	$plan = wp_insert_post( array( 'post_type' => 'jp_mem_plan', 'post_title' => 'Plan', 'post_status' => 'publish' ) );
	update_post_meta( $plan, 'jetpack_memberships_product_id', 'prod_of_platform' );
	truly( isset( former_notes()['plans'] ) );
	wp_delete_post( $plan, true );
	wp_delete_post( $video, true );
	forget_former();
} );

test( 'names of sharing buttons of another plugin are short plain text, few, whatever it stored', function () {
	forget_former();
	act_as( 'administrator' );
	$odd = array( 'facebook', '', '<img src=x onerror=alert(1)>', 'custom-1', 'custom-2', 'custom-3', array( 'x' ), null, str_repeat( 'long', 50000 ) );
	for ( $n = 0; $n < 3000; $n++ ) {
		$odd[] = "s$n";
	}
	update_option( 'sharing-services', array( 'visible' => $odd ) );
	update_option( 'sharing-options', array( 'custom-1' => array( 'name' => 'Radio <script>x()</script>' ), 'custom-2' => array( 'name' => array( 'x' ) ), 'custom-3' => 'text', 'global' => array( 'show' => array_fill( 0, 5000, array() ) ) ) );
	$details = former()['sharing']['details'];
	holds( 'Not available here: Radio, Custom-2, Custom-3, Long', end( $details ) );
	holds_not( '<', implode( $details ) );
	truly( strlen( end( $details ) ) < 500, strlen( end( $details ) ) );
	same( 200, rest( 'POST', '/mainstreet/v1/start/former/sharing' )->get_status() );
	same( 'facebook', Options::get( 'sharing_services' ) );
	forget_former();
} );

test( 'the screen opens whatever another plugin stored', function () {
	act_as( 'administrator' );
	$names = array( 'jetpack_options', 'jetpack_active_modules', 'sharing-services', 'sharing-options', 'jetpack_subscriptions_from_name', 'wpcom_subscription_emails_use_excerpt', 'wpcom_newsletter_send_default' );
	foreach ( array( '</script><script>x()</script>', array( array( array() ) ), new \stdClass(), str_repeat( '<b>', 200000 ), "\xff\xfe", -1, array( 'visible' => array( 'facebook' => new \stdClass() ), 'global' => array( 'show' => 'post', 'button_style' => array() ), 'mapbox_api_key' => array() ) ) as $value ) {
		forget_former();
		foreach ( $names as $name ) {
			update_option( $name, $value );
		}
		Onboarding_Screen::enqueue();
		$printed = implode( (array) wp_scripts()->get_data( 'mainstreet-onboarding', 'before' ) );
		truly( '' !== $printed, 'the state is printed' );
		holds_not( '<script', $printed );
		holds_not( '<b>', $printed );
		truly( strlen( $printed ) < 200000, strlen( $printed ) );
		wp_scripts()->remove( 'mainstreet-onboarding' );
	}
	forget_former();
} );

test( 'moving in is for who manages the site', function () {
	foreach ( array( '', 'editor' ) as $role ) {
		act_as( $role );
		foreach ( array( array( 'GET', 'survey' ), array( 'GET', 'former' ), array( 'POST', 'former/map' ) ) as list( $method, $tail ) ) {
			truly( in_array( rest( $method, "/mainstreet/v1/start/$tail" )->get_status(), array( 401, 403 ), true ), "$role $tail" );
		}
	}
} );

test( 'the row of the plugin leads to the screen, for who may open it', function () {
	act_as( 'administrator' );
	$file = plugin_basename( MAINSTREET_FILE );
	holds( 'page=' . Onboarding_Screen::SLUG, implode( '', apply_filters( "plugin_action_links_$file", array() ) ) );
	holds( 'options-general.php', implode( '', apply_filters( "plugin_action_links_$file", array() ) ) );
	holds( '#/keys', implode( '', Onboarding_Screen::add_row_links( array(), $file ) ) );
	same( array(), Onboarding_Screen::add_row_links( array(), 'other/other.php' ) );
	act_as( 'editor' );
	same( array(), Onboarding_Screen::add_row_links( array(), $file ) );
} );

test( 'Get started is what the menu opens until there is a form response', function () {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	global $submenu;
	act_as( 'administrator' );
	$order = function () {
		global $submenu;
		$submenu = array();
		\Mainstreet\Responses\Screen\Responses_Screen::add_menu();
		\Mainstreet\Onboarding\Onboarding_Screen::add();
		return array_column( $submenu[ \Mainstreet\Responses\Screen\Responses_Screen::SLUG ], 2 );
	};
	$before = $submenu;
	same( array( 'mainstreet-start', \Mainstreet\Responses\Screen\Responses_Screen::SLUG ), $order() );
	wp_insert_post( array( 'post_type' => 'feedback', 'post_status' => 'publish', 'post_title' => 'A response' ) );
	same( array( \Mainstreet\Responses\Screen\Responses_Screen::SLUG, 'mainstreet-start' ), $order() );
	$log = array();
	add_filter( 'query', function ( $sql ) use ( &$log ) {
		$log[] = $sql;
		return $sql;
	} );
	same( array( \Mainstreet\Responses\Screen\Responses_Screen::SLUG, 'mainstreet-start' ), $order() );
	same( array(), preg_grep( '/LIMIT 1$/', $log ), 'looks no more:' );
	$submenu = $before;
} );
