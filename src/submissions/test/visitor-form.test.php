<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Pipeline\Visitor_Form;
use Mainstreet\Submissions\Registry\Form_Schema_Store;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;

Form_Schemas::add(
	'shown-form',
	'test/shown',
	function ( array $block ) {
		return array( 'kind' => 'shown-form', 'to' => (array) ( $block['attrs']['to'] ?? array() ), 'fields' => array( array( 'key' => '1_Name' ), array( 'key' => '2', 'type' => 'textarea', 'options' => array( 'a', 'b' ) ) ) );
	},
	array( 'route' => 'forms/shown', 'minute' => 100, 'hour' => 1000, 'handle' => function () { return array(); } )
);

function shown( array $attrs = array() ) {
	return '<!-- wp:test/shown ' . wp_json_encode( (object) $attrs ) . ' /-->';
}

/** Shows a form the way a page shows a post; gives its ticket. */
function show( $content, $post_id, $is_page = true ) {
	static $called = false;
	if ( $is_page && ! $called ) {
		$called = true;
		remove_all_actions( 'template_redirect' );
		do_action( 'template_redirect' );
	}
	global $wp_query, $post;
	$wp_query = new \WP_Query( array( 'p' => $post_id, 'post_type' => 'any', 'post_status' => 'any' ) );
	if ( $wp_query->have_posts() ) {
		$wp_query->the_post();
	}
	$form = Visitor_Form::open( 'shown-form', current( Form_Schemas::in_content( $content ) ) );
	preg_match( '/name="ms_ticket" value="([^"]*)"/', $form->fields(), $found );
	wp_reset_query();
	return array( Form_Token::read( html_entity_decode( $found[1] ) ), $form );
}

function post_with( $content, $more = array() ) {
	return wp_insert_post( wp_slash( $more + array( 'post_title' => 'Page', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
}

/** Rows of the table as type:id. */
function rows() {
	global $wpdb;
	return $wpdb->get_col( "SELECT CONCAT(source_type, ':', source_id) FROM " . Tables::name( 'form_defs' ) . ' WHERE gone = 0 ORDER BY source_type' );
}

function empty_table() {
	global $wpdb;
	$wpdb->query( 'DELETE FROM ' . Tables::name( 'form_defs' ) );
	wp_cache_flush();
}

test( 'saving a post notes its forms, also when they move, go and come back', function () {
	global $wpdb;
	empty_table();
	$id = post_with( shown() . '<!-- wp:group -->' . shown( array( 'to' => array( 'a@example.org' ) ) ) . '<!-- /wp:group -->' );
	same( array( 'post:' . $id, 'post:' . $id ), rows() );
	wp_update_post( array( 'ID' => $id, 'post_content' => shown() ) );
	same( array( 'post:' . $id ), rows() );
	wp_update_post( array( 'ID' => $id, 'post_content' => 'nothing' ) );
	same( array(), rows() );
	wp_update_post( array( 'ID' => $id, 'post_content' => shown() ) );
	same( array( 'post:' . $id ), rows() );
	same( '2', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'form_defs' ) ) );
	wp_delete_post( $id, true );
	same( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'form_defs' ) ) );
} );

test( 'saving a pattern, a template, a part and widgets notes their forms', function () {
	empty_table();
	$pattern = post_with( shown(), array( 'post_type' => 'wp_block' ) );
	$part    = wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'foot', 'post_title' => 'Foot', 'post_status' => 'publish', 'post_content' => shown(), 'tax_input' => array( 'wp_theme' => array( get_stylesheet() ) ) ) );
	update_option( 'widget_block', array( 2 => array( 'content' => '' ) ) );
	update_option( 'widget_block', array( 3 => array( 'content' => shown() ), '_multiwidget' => 1 ) );
	same( array( 'part:' . get_stylesheet() . '//foot', 'pattern:' . $pattern, 'widget:3' ), rows() );
	holds( 'wp:test/shown', ( new Form_Source( 'part', get_stylesheet() . '//foot' ) )->content() );
	wp_delete_post( $part, true );
	wp_delete_post( $pattern, true );
	same( array( 'widget:3' ), rows() );
	delete_option( 'widget_block' );
} );

test( 'a form is told by the container that holds it', function () {
	empty_table();
	$id      = post_with( shown() );
	$pattern = post_with( shown( array( 'to' => array( 'p@example.org' ) ) ), array( 'post_type' => 'wp_block' ) );
	$page    = post_with( '<!-- wp:block {"ref":' . $pattern . '} /-->' );
	list( $ticket ) = show( shown(), $id );
	same( array( 'post', (string) $id, $id ), array( $ticket['source']->type, $ticket['source']->id, $ticket['on'] ) );
	foreach ( array( 'known', 'never saved with this plugin' ) as $case ) {
		list( $ticket ) = show( shown( array( 'to' => array( 'p@example.org' ) ) ), $page );
		same( array( 'pattern', (string) $pattern, $page ), array( $ticket['source']->type, $ticket['source']->id, $ticket['on'] ), $case );
		empty_table();
	}
	list( $ticket ) = show( shown(), $id );
	same( array( 'post:' . $id ), rows() );
} );

test( 'the same form in a pattern of somebody else gets no answers of this page', function () {
	empty_table();
	$same    = array( 'to' => array( 'same@example.org' ) );
	$foreign = post_with( shown( $same ), array( 'post_type' => 'wp_block', 'post_author' => 2 ) );
	$own     = post_with( shown( $same ), array( 'post_type' => 'wp_block' ) );
	$page    = post_with( '<!-- wp:block {"ref":' . $own . '} /-->' );
	list( $ticket ) = show( shown( $same ), $page );
	same( 'pattern:' . $own, $ticket['source']->key() );
	list( $ticket ) = show( shown( $same ), post_with( 'put there by code' ) );
	same( 'code:0', $ticket['source']->key() );
} );

test( 'a form that code puts onto a page works, one that a preview or an editor shows does not', function () {
	empty_table();
	$id  = post_with( 'nothing' );
	$def = shown( array( 'to' => array( 'code@example.org' ) ) );
	list( $ticket ) = show( $def, $id );
	same( 'code', $ticket['source']->type );
	truly( is_array( \Mainstreet\Submissions\Registry\Ticket_Verifier::definition( $ticket ) ) );

	empty_table();
	set_current_screen( 'edit-post' );
	list( $ticket ) = show( shown( array( 'to' => array( 'editor@example.org' ) ) ), $id );
	$GLOBALS['current_screen'] = null;
	same( array( 'post', (string) $id ), array( $ticket['source']->type, $ticket['source']->id ) );
	is_error( 'form_changed', \Mainstreet\Submissions\Registry\Ticket_Verifier::definition( $ticket ) );
	same( array(), rows() );
	// Nor may they take over what code shows elsewhere.
	list( $ticket ) = show( $def, $id );
	set_current_screen( 'edit-post' );
	list( $ticket ) = show( $def, $id );
	$GLOBALS['current_screen'] = null;
	same( 'post', $ticket['source']->type );
} );

test( 'the definitions of all forms of a page are found by one query', function () {
	global $wpdb;
	empty_table();
	$forms = array_map( function ( $name ) { return shown( array( 'to' => array( "$name@example.org" ) ) ); }, array( 'a', 'b', 'c' ) );
	$id    = post_with( implode( '', $forms ) );
	wp_cache_flush();
	$queries = 0;
	add_filter( 'query', function ( $sql ) use ( &$queries ) { $queries += (int) ( false !== strpos( $sql, Tables::name( 'form_defs' ) ) ); return $sql; } );
	foreach ( $forms as $form ) {
		list( $ticket ) = show( $form, $id );
		same( "post:$id", $ticket['source']->key() );
	}
	same( 1, $queries );
	// A form that the post does not hold is looked for as before, and one that it holds no longer, too.
	same( array(), ( new Form_Schema_Store() )->sources( 'another', $id ) );
	wp_update_post( array( 'ID' => $id, 'post_content' => $forms[0] ) );
	same( array(), ( new Form_Schema_Store() )->sources( key( Form_Schemas::in_content( $forms[1] ) ), $id ) );
} );

test( 'the page is the same for everybody and holds no time', function () {
	$id = post_with( shown() );
	$html = function () use ( $id ) {
		$count = new \ReflectionProperty( Visitor_Form::class, 'count' );
		$count->setAccessible( true );
		$count->setValue( null, array() );
		list( , $form ) = show( shown(), $id );
		return $form->attributes() . $form->fields();
	};
	$first = $html();
	act_as( '' );
	$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
	same( $first, $html() );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	holds( 'action="' . esc_attr( admin_url( 'admin-post.php' ) . '?action=mainstreet_forms_shown' ) . '"', $first );
	preg_match( '/data-mainstreet-form="([^"]*)"/', $first, $found );
	$data = json_decode( html_entity_decode( $found[1] ), true );
	same( rest_url( 'mainstreet/v1/forms/shown' ), $data['url'] );
	same( rest_url( 'mainstreet/v1/session' ), $data['session'] );
	same( 'Sending…', $data['sending'] );
	holds( 'method="post"', $first );
	holds_not( 'nonce', $first );
	list( , $second ) = show( shown(), $id );
	list( , $third ) = show( shown(), $id );
	truly( $second->id() !== $third->id(), 'two on one page' );
} );

test( 'sentences reach the script as they were written, whatever stands in them', function () {
	$id       = post_with( shown() );
	$sentence = 'He said &quot;no&quot; & <b>left</b> "[gallery]" \\ \' &#039;';
	list( , $form ) = show( shown(), $id );
	$form     = ( function () use ( $sentence ) {
		$this->args['texts'] = array( 'failed' => $sentence );
		return $this;
	} )->call( $form );
	$html     = do_shortcode( '<form ' . $form->attributes() . '></form>' );
	$document = new \DOMDocument();
	$document->loadHTML( '<meta charset="utf-8">' . $html );
	$texts = json_decode( $document->getElementsByTagName( 'form' )->item( 0 )->getAttribute( 'data-mainstreet-form' ), true );
	same( $sentence, $texts['failed'] );
} );

test( 'a form on a private page goes with the login, and not through the REST API', function () {
	$id = post_with( shown(), array( 'post_status' => 'private' ) );
	list( , $form ) = show( shown(), $id );
	holds_not( 'data-mainstreet-form', $form->attributes() );
} );

test( 'without script the page shows what became of the form, and what was typed', function () {
	$id = post_with( shown() );
	list( $ticket, $form ) = show( shown(), $id );
	preg_match( '/name="ms_ticket" value="([^"]*)"/', $form->fields(), $found );
	$posted = array( 'ms_ticket' => html_entity_decode( $found[1] ), 'f' => array( '1_Name' => '<b>Ada</b>', '2' => array( 'a', 'b' ) ) );
	$come_back = function ( $outcome ) use ( $posted, $form ) {
		$url = No_Script_Page::after( $posted, $outcome );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET['mainstreet_sent'] = $query['mainstreet_sent'];
		$seen = new \ReflectionProperty( No_Script_Page::class, 'outcome' );
		$seen->setAccessible( true );
		$seen->setValue( null, false );
		No_Script_Page::keep_private();
		same( $form->id(), wp_parse_url( $url, PHP_URL_FRAGMENT ) );
		return $url;
	};
	$url = $come_back( new \WP_Error( 'invalid', 'Check <this>.', array( 'fields' => array( '1_Name' => 'Wrong' ) ) ) );
	same( 0, strpos( $url, get_permalink( $id ) ) );
	$outcome = $form->outcome();
	same( array( 'failed', 'Check <this>.', array( '1_Name' => 'Wrong' ), array( '1_Name' => '<b>Ada</b>', 2 => array( 'a', 'b' ) ) ), array( $outcome['state'], $outcome['message'], $outcome['fields'], $outcome['values'] ) );
	$again = new \ReflectionProperty( Visitor_Form::class, 'has_notice' );
	$again->setAccessible( true );
	$again->setValue( $form, false );
	holds( 'role="alert">Check &lt;this&gt;.', $form->notice() );
	same( '', $form->notice(), 'once:' );
	same( '', $form->success() );

	$come_back( array( 'success' => true, 'message' => 'Thank you', 'html' => '<p>Thank you</p>' ) );
	holds( '<p>Thank you</p>', $form->success() );
	holds( 'id="' . $form->id() . '"', $form->success() );
	same( array(), $form->outcome()['values'] );
	$come_back( array( 'success' => true, 'html' => '<h3>Sent</h3>' ) );
	holds( '<h3>Sent</h3>', $form->success() );

	// Another form of the page, a forged and an unknown token show nothing.
	list( , $other ) = show( shown( array( 'to' => array( 'x@example.org' ) ) ), post_with( shown( array( 'to' => array( 'x@example.org' ) ) ) ) );
	same( null, $other->outcome() );
	foreach ( array( str_repeat( 'a', 64 ), substr( $_GET['mainstreet_sent'], 0, -1 ) . 'x', array( 'x' ), bin2hex( random_bytes( 16 ) ) . Form_Token::mac( 'x', 'outcome' ) ) as $token ) {
		$_GET['mainstreet_sent'] = $token;
		$seen = new \ReflectionProperty( No_Script_Page::class, 'outcome' );
		$seen->setAccessible( true );
		$seen->setValue( null, false );
		same( null, $form->outcome() );
	}
	unset( $_GET['mainstreet_sent'] );
	foreach ( array( 400, 429 ) as $status ) {
		same( null, No_Script_Page::after( $posted, new \WP_Error( 'x', 'x', array( 'status' => $status ) ) ), 'nothing is kept of what was refused at the door' );
	}
	same( null, No_Script_Page::after( array( 'ms_ticket' => 'x' ), new \WP_Error( 'form_changed', 'x' ) ), 'no form to go back to' );
} );

test( 'of what was typed the page keeps the form’s own fields, as long as they may be', function () {
	$id = post_with( shown() );
	list( , $form ) = show( shown(), $id );
	preg_match( '/name="ms_ticket" value="([^"]*)"/', $form->fields(), $found );
	$posted = array(
		'ms_ticket' => html_entity_decode( $found[1] ),
		'f'         => array( 'stranger' => 'x', '1_Name' => str_repeat( 'é', 5000 ), '2' => array( str_repeat( 'b', 30000 ), 'a', 'c', 'd' ), '1_Name:other' => 'x' ) + array_fill( 100, 800, 'flood' ),
	);
	parse_str( (string) wp_parse_url( No_Script_Page::after( $posted, new \WP_Error( 'invalid', 'x' ) ), PHP_URL_QUERY ), $query );
	$kept = get_transient( 'mainstreet_sent_' . substr( $query['mainstreet_sent'], 0, 32 ) );
	same( array( '1_Name' => str_repeat( 'é', 2000 ), 2 => array( str_repeat( 'b', 20000 ), 'a' ) ), $kept['values'] );
} );

test( 'the way back is never one that was posted', function () {
	$source = new Form_Source( 'template', 'x//y' );
	$at     = function ( $on, $path ) use ( $source ) {
		return Form_Token::page_url( Form_Token::read( Form_Token::sign( sha1( '' ), $source, $on, 1, $path ) ) );
	};
	same( home_url( '/category/news/' ), $at( 0, '/category/news/' ) );
	same( home_url( '/evil.example/' ), $at( 0, '//evil.example/' ) );
	same( home_url( '/evil.example/' ), $at( 0, '/\\evil.example/' ) );
	same( home_url( '/' ), $at( 0, '' ) );
	$id = post_with( shown() );
	same( get_permalink( $id ), $at( $id, '' ) );
} );

test( 'Akismet decides where it is active, and certain spam need not be kept', function () {
	eval( 'class Akismet {
		public static $asked = array();
		public static $says  = array( array(), "false" );
		public static function get_api_key() { return "key"; }
		public static function http_post( $query, $path ) { self::$asked[] = array( $path, $query ); return self::$says; }
	}' );
	$request             = new \Mainstreet\Submissions\Pipeline\Submission();
	$request->def        = array( 'kind' => 'x', 'subject' => 'Hello' );
	$request->ip         = '192.0.2.1';
	$request->user_agent = 'Browser';
	$request->url        = home_url( '/contact/' );
	$check               = function () use ( $request ) {
		$request->is_spam = false;
		return \Mainstreet\Submissions\Spam\Spam::check( $request, array( 'name' => 'Ada', 'email' => 'ada@example.org', 'content' => 'Hi & bye' ) );
	};
	$values = $check();
	same( false, $request->is_spam );
	same( 'comment-check', \Akismet::$asked[0][0] );
	parse_str( \Akismet::$asked[0][1], $query );
	same( array( 'Ada', 'Hi & bye', 'contact-form', '192.0.2.1' ), array( $query['comment_author'], $query['comment_content'], $query['comment_type'], $query['user_ip'] ) );
	\Akismet::$says = array( array(), 'true' );
	$check();
	same( array( true, false ), array( $request->is_spam, $request->is_discarded ) );
	\Akismet::$says = array( array( 'x-akismet-pro-tip' => 'discard' ), 'true' );
	$check();
	same( array( true, true ), array( $request->is_spam, $request->is_discarded ) );
	foreach ( array( array( '', '' ), array( array(), 'invalid' ), false ) as $trouble ) {
		\Akismet::$says = $trouble;
		$check();
		same( false, $request->is_spam, 'Akismet down' );
	}
	$count            = count( \Akismet::$asked );
	$request->is_spam = true;
	\Mainstreet\Submissions\Spam\Spam::check( $request, array() );
	same( $count, count( \Akismet::$asked ), 'what is spam already is not sent anywhere' );
	\Mainstreet\Submissions\Spam\Spam::learn( $values, false );
	same( 'submit-ham', end( \Akismet::$asked )[0] );
	\Mainstreet\Submissions\Spam\Spam::learn( $values, true );
	same( 'submit-spam', end( \Akismet::$asked )[0] );
	\Akismet::$says = array( array(), 'false' );
	add_filter( 'jetpack_contact_form_is_spam', '__return_true' );
	$check();
	truly( $request->is_spam );
} );
