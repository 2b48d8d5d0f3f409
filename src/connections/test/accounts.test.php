<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Accounts;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Account_Privacy;
use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Core\Database\Tables;
use function Mainstreet\Tests\{ act_as, holds, holds_not, same, test, truly };

const SECRET = 'IGAAexampleTokenThatNobodyMaySee123';

function accounts( $secret = 'one' ) {
	return new Accounts( static function () { return 1790000000; }, new Token_Encryption( $secret ) );
}

function facts( array $more = array() ) {
	return $more + array( 'external_id' => '178414', 'name' => 'aurora.bakery', 'token' => SECRET, 'meta' => array( 'kind' => 'BUSINESS' ) );
}

test( 'an account is added once, keeps its number and is found', function () {
	$accounts = accounts();
	$first    = $accounts->add( 'instagram', 0, facts() );
	$again    = $accounts->add( 'instagram', 0, facts( array( 'name' => 'aurora', 'token' => 'other-token', 'expires_at' => 1790009999 ) ) );
	same( $first->id(), $again->id() );
	same( array( 'instagram', 0, '178414', 'aurora', 'other-token', 1790009999, 'ok', 1790000000 ), array( $again->service(), $again->user_id(), $again->external_id(), $again->name(), $again->token(), $again->expires_at(), $again->status(), $again->created_at() ) );
	same( 1, count( $accounts->all() ) );
	same( 'BUSINESS', $accounts->find( $first->id() )->meta( 'kind' ) );
	same( null, $accounts->find( 999 ) );
} );

test( 'the token is encrypted where it is stored, and shown by nothing but its function', function () {
	global $wpdb;
	$account = accounts()->add( 'instagram', 0, facts() );
	$row     = $wpdb->get_row( 'SELECT * FROM ' . Tables::name( 'connections' ), ARRAY_A );
	holds_not( SECRET, implode( ' ', $row ) );
	ob_start();
	var_dump( $account );
	holds_not( SECRET, ob_get_clean() . print_r( $account, true ) . var_export( $account, true ) . wp_json_encode( $account ) );
	holds( 'aurora.bakery', wp_json_encode( $account ) );
	same( SECRET, $account->token() );
	$encryption = new Token_Encryption( 'one' );
	truly( $encryption->encrypt( SECRET ) !== $encryption->encrypt( SECRET ), 'no two are alike' );
	foreach ( array( '', 'x', 'not base64!', base64_encode( str_repeat( 'x', 60 ) ) ) as $broken ) {
		same( '', $encryption->decrypt( $broken ) );
	}
} );

test( 'what was sealed with other salts asks for a new token', function () {
	$id      = accounts( 'one' )->add( 'instagram', 0, facts() )->id();
	$account = accounts( 'two' )->find( $id );
	same( array( 'must_reauth', '', false ), array( $account->status(), $account->token(), $account->is_ok() ) );
	accounts( 'two' )->set_status( $id, Account::DISABLED );
	same( 'disabled', accounts( 'two' )->find( $id )->status() );
} );

test( 'a user sees those shared by all and their own', function () {
	$accounts = accounts();
	$accounts->add( 'instagram', 0, facts() );
	$accounts->add( 'instagram', 7, facts( array( 'external_id' => '7', 'name' => 'seven' ) ) );
	$accounts->add( 'instagram', 8, facts( array( 'external_id' => '8', 'name' => 'eight' ) ) );
	$accounts->add( 'mastodon', 0, facts( array( 'name' => 'elsewhere' ) ) );
	$names = static function ( $list ) {
		return array_map( static function ( $account ) { return $account->name(); }, $list );
	};
	same( array( 'aurora.bakery', 'seven' ), $names( $accounts->find_by_service( 'instagram', 7 ) ) );
	same( array( 'aurora.bakery' ), $names( $accounts->find_by_service( 'instagram', 0 ) ) );
	same( array( 'aurora.bakery', 'seven', 'eight' ), $names( $accounts->find_by_service( 'instagram' ) ) );
	same( array( 'seven' ), $names( $accounts->find_by_user( 7 ) ) );
	same( array(), $accounts->find_by_user( 0 ) );
	truly( $accounts->find_by_user( 7 )[0]->is_for( 7 ) );
	same( false, $accounts->find_by_user( 7 )[0]->is_for( 8 ) );
} );

test( 'changes keep what they do not name', function () {
	$accounts = accounts();
	$id       = $accounts->add( 'instagram', 0, facts() )->id();
	$accounts->update( $id, array( 'expires_at' => 5, 'status' => 'ok"; DROP' ) );
	$accounts->update( $id, array( 'meta' => array( 'tried' => 3 ) ) );
	$account = $accounts->find( $id );
	same( array( 5, SECRET, 'aurora.bakery', array( 'tried' => 3 ), 'ok' ), array( $account->expires_at(), $account->token(), $account->name(), $account->all_meta(), $account->status() ) );
	$accounts->update( $id, array( 'token' => 'new' ) );
	same( 'new', $accounts->find( $id )->token() );
} );

test( 'who keeps something of an account hears when it goes', function () {
	$accounts = accounts();
	$id       = $accounts->add( 'instagram', 0, facts() )->id();
	$heard    = array();
	add_action( 'mainstreet_account_removed', function ( $account ) use ( &$heard ) { $heard[] = $account->name(); } );
	$accounts->delete( $id );
	$accounts->delete( $id );
	same( array( 'aurora.bakery' ), $heard );
	same( null, $accounts->find( $id ) );
} );

test( 'a person gets the accounts that are theirs alone, and those go with them', function () {
	$accounts = accounts();
	$accounts->add( 'mastodon', 1, facts( array( 'name' => '@me@example.social' ) ) );
	$accounts->add( 'instagram', 0, facts() );
	$privacy = new Account_Privacy( $accounts );
	$email   = get_userdata( 1 )->user_email;
	$export  = $privacy->export( $email );
	same( 1, count( $export['data'] ) );
	holds( '@me@example.social', wp_json_encode( $export ) );
	holds_not( SECRET, wp_json_encode( $export ) );
	same( true, $privacy->erase( $email )['items_removed'] );
	same( false, $privacy->erase( $email )['items_removed'] );
	same( array(), $privacy->export( 'nobody@example.com' )['data'] );
	$accounts->add( 'mastodon', 1, facts() );
	$privacy->delete_for_user( 1 );
	same( array( 'aurora.bakery' ), array_map( static function ( $account ) { return $account->name(); }, $accounts->all() ) );
} );

test( 'the window asks who may connect, says to others whom to ask, and reports the number of the account', function () {
	add_filter( 'mainstreet_connect_forms', function ( $forms ) {
		$forms['demo'] = array(
			'label' => 'Demo', 'title' => 'Connect <Demo>', 'steps' => array( 'Go & look' ), 'url' => 'https://example.com/', 'url_text' => 'There',
			'field' => 'Token', 'data' => 'Nothing.', 'capability' => 'manage_options',
			'connect' => static function ( $token ) {
				return 'good' === $token ? accounts()->add( 'demo', 0, facts( array( 'name' => '</script><b>' ) ) ) : new \WP_Error( 'no', 'No such <token>.' );
			},
		);
		return $forms;
	} );
	$popup = new Connect_Popup();
	holds( 'Accounts cannot be connected', $popup->render( 'nonsense', false, '' ) );
	act_as( 'author' );
	$page = $popup->render( 'demo', true, 'good' );
	holds( 'ask a site administrator', $page );
	holds_not( '<form', $page );
	same( array(), accounts()->all() );
	act_as( 'administrator' );
	$page = $popup->render( 'demo', false, '' );
	holds( 'Connect &lt;Demo&gt;', $page );
	holds( 'Go &amp; look', $page );
	$page = $popup->render( 'demo', true, '"><script>' );
	holds( 'No such &lt;token&gt;.', $page );
	holds( 'value="&quot;&gt;&lt;script&gt;"', $page );
	holds( 'Please paste the token first.', $popup->render( 'demo', true, '' ) );
	$page = $popup->render( 'demo', true, 'good' );
	holds( '{"keyring_id":' . accounts()->all()[0]->id() . ',"id_token":null,"user":null}', $page );
	holds( 'window.opener.postMessage', $page );
	holds_not( '</script><b>', $page );
} );

test( 'users disconnect in their profile what is theirs alone, and nothing else', function () {
	$accounts = accounts();
	$profile  = new Account_Profile( $accounts );
	$shared   = $accounts->add( 'instagram', 0, facts() );
	same( '', $profile->render_fields( 7 ) );
	$mine    = $accounts->add( 'instagram', 7, facts( array( 'name' => '<b>mine' ) ) );
	$kept    = $accounts->add( 'instagram', 7, facts( array( 'external_id' => '9' ) ) );
	$foreign = $accounts->add( 'instagram', 8, facts() );
	$html    = $profile->render_fields( 7 );
	holds( 'name="mainstreet_disconnect[]" value="' . $mine->id() . '"', $html );
	holds( '&lt;b&gt;mine', $html );
	holds_not( SECRET, $html );
	same( 2, substr_count( $html, '<input' ) );
	foreach ( array( null, 'x', (string) $mine->id(), array(), array( array( $mine->id() ), '', '1e999' ), array( (string) $shared->id(), (string) $foreign->id() ) ) as $odd ) {
		$profile->save( 7, $odd );
		same( 4, count( $accounts->all() ) );
	}
	$profile->save( 7, array( (string) $mine->id(), 'x' ) );
	same( array( null, $kept->id(), $shared->id(), $foreign->id() ), array( $accounts->find( $mine->id() ), $accounts->find( $kept->id() )->id(), $accounts->find( $shared->id() )->id(), $accounts->find( $foreign->id() )->id() ) );
	// Who may not publish connects none, either.
	act_as( 'contributor' );
	ob_start();
	do_action( 'show_user_profile', wp_get_current_user() );
	same( '', ob_get_clean() );
} );
