<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Instagram;

use Mainstreet\Blocks\Instagram_Gallery\Api\Token_Renewal;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Refresher;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Image_Folder;
use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Blocks\Instagram_Gallery\Instagram_Renderer;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Core\Options\Stored_Settings;
use function Mainstreet\Tests\{ act_as, addresses, holds, holds_not, is_error, outside, rest, same, test, truly };

const TOKEN = 'IGAAexampleTokenThatNobodyMaySee123';

/** A clock that a test can move. */
function clock() {
	static $clock = null;
	if ( null === $clock ) {
		$clock = new class() {
			public $ahead = 0;
			public function __invoke() {
				return time() + $this->ahead;
			}
		};
	}
	return $clock;
}

/** A post as Instagram tells it. */
function post( $n, array $more = array() ) {
	return $more + array( 'id' => "179$n", 'caption' => "Day $n", 'media_type' => 'IMAGE', 'media_url' => "https://scontent.example/$n.jpg", 'permalink' => "https://www.instagram.com/p/abc$n/" );
}

/** A picture. */
function picture( $width = 900, $height = 700, $type = 'jpeg' ) {
	$image = imagecreatetruecolor( $width, $height );
	imagefilledrectangle( $image, 0, 0, $width, $height, imagecolorallocate( $image, 200, 40, 40 ) );
	ob_start();
	'png' === $type ? imagepng( $image ) : imagejpeg( $image );
	return ob_get_clean();
}

/** Instagram: answers by path, and pictures by address. */
function instagram( array $answers = array(), $picture = null ) {
	addresses( array( 'scontent.example' => array( '93.184.216.34' ), 'inside.example' => array( '10.0.0.5' ) ) );
	return outside( function ( $url, $args ) use ( $answers, $picture ) {
		$parts = wp_parse_url( $url );
		if ( 'graph.instagram.com' !== $parts['host'] ) {
			$body = null === $picture ? picture() : $picture;
			if ( ! empty( $args['stream'] ) ) {
				file_put_contents( $args['filename'], $body );
			}
			return array( 200, '' );
		}
		$known = $answers + array(
			'/v23.0/me'             => array( 'user_id' => '17841400000000001', 'username' => 'aurora.bakery' ),
			'/v23.0/me/media'       => array( 'data' => array( post( 1 ), post( 2 ), post( 3 ) ), 'paging' => array() ),
			'/refresh_access_token' => array( 'access_token' => TOKEN . 'R', 'token_type' => 'bearer', 'expires_in' => 5183944 ),
		);
		$answer = $known[ $parts['path'] ];
		return isset( $answer[0] ) && is_int( $answer[0] ) ? $answer : array( 200, $answer );
	} );
}

const DEAD = array( 400, array( 'error' => array( 'message' => 'Error validating access token', 'type' => 'OAuthException', 'code' => 190 ) ) );

/** Forgets what answered so far. */
function quiet() {
	remove_all_filters( 'pre_http_request' );
	delete_transient( 'mainstreet_breaker' );
}

/** Connects an account. */
function connect( $user_id = 0, array $more = array() ) {
	return ( new Accounts( clock() ) )->add( 'instagram', $user_id, $more + array( 'external_id' => '17841400000000001', 'name' => 'aurora.bakery', 'token' => TOKEN ) );
}

function store() {
	return new Feed_Store( clock() );
}

function refresh() {
	return new Feed_Refresher( null, null, store() );
}

/** Asks the gallery route. */
function gallery( $id, $count = 30 ) {
	$request = new \WP_REST_Request( 'GET', '/wpcom/v2/instagram-gallery/gallery' );
	$request->set_query_params( array_filter( array( 'access_token' => $id, 'count' => $count ), static function ( $value ) { return null !== $value; } ) );
	return rest_do_request( $request );
}

function grid( $id, array $more = array() ) {
	return ( new Instagram_Renderer( store() ) )->render( $more + array( 'accessToken' => (string) $id, 'instagramUser' => 'aurora.bakery' ) );
}

/** A place without what other tests did. */
function fresh() {
	clock()->ahead = 0;
	Image_Folder::delete_all();
	foreach ( array( Instagram_Gallery::REFRESH, Instagram_Gallery::RENEW, Instagram_Gallery::COPY ) as $event ) {
		wp_clear_scheduled_hook( $event );
	}
}

test( 'connections are those of the user and of all, and never the token', function () {
	fresh();
	same( array(), rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_data() );
	$shared = connect();
	$own    = connect( 1, array( 'external_id' => '2', 'name' => 'mine' ) );
	$broken = connect( 1, array( 'external_id' => '3', 'name' => 'broken' ) );
	( new Accounts() )->set_status( $broken->id(), Account::MUST_REAUTH );
	$expected = array( array( 'token' => (string) $shared->id(), 'username' => 'aurora.bakery' ), array( 'token' => (string) $own->id(), 'username' => 'mine' ) );
	same( $expected, rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_data() );
	same( $expected, rest( 'GET', '/mainstreet/v1/instagram-gallery/connections' )->get_data() );
	act_as( 'contributor' );
	same( array( $expected[0] ), rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_data() );
	act_as( 'subscriber' );
	same( 403, rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_status() );
	act_as( '' );
	same( 401, rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_status() );
} );

test( 'the address of the window is a string, for those who may publish', function () {
	act_as( 'author' );
	same( admin_url( 'admin.php?page=mainstreet-popup&service=instagram' ), rest( 'GET', '/wpcom/v2/instagram-gallery/connect-url' )->get_data() );
	act_as( 'contributor' );
	same( 403, rest( 'GET', '/wpcom/v2/instagram-gallery/connect-url' )->get_status() );
} );

test( 'a pasted token is checked with Instagram, stored, and its account keeps its number', function () {
	fresh();
	$log   = instagram();
	$popup = new Connect_Popup();
	holds( 'This is not a valid access token', $popup->render( 'instagram', true, 'short' ) );
	holds( 'This is not a valid access token', $popup->render( 'instagram', true, TOKEN . '&fields=x' ) );
	same( 0, count( $log ), 'nothing of the kind is sent anywhere:' );
	$page = $popup->render( 'instagram', true, TOKEN );
	$all  = ( new Accounts() )->all();
	holds( '{"keyring_id":' . $all[0]->id() . ',"id_token":null,"user":null}', $page );
	same( array( 'instagram', 0, '17841400000000001', 'aurora.bakery', TOKEN ), array( $all[0]->service(), $all[0]->user_id(), $all[0]->external_id(), $all[0]->name(), $all[0]->token() ) );
	same( 'https://graph.instagram.com/v23.0/me?fields=user_id%2Cusername&access_token=' . TOKEN, $log[0][0] );
	same( 0, $log[0][1]['redirection'], 'the token follows no redirect:' );
	truly( (bool) wp_next_scheduled( Instagram_Gallery::RENEW ) );
	( new Accounts() )->set_status( $all[0]->id(), Account::MUST_REAUTH );
	$popup->render( 'instagram', true, TOKEN . 'x' );
	same( array( 1, 'ok' ), array( count( ( new Accounts() )->all() ), ( new Accounts() )->find( $all[0]->id() )->status() ) );
	act_as( 'editor' );
	holds( 'ask a site administrator', $popup->render( 'instagram', true, TOKEN ) );
} );

test( 'what Instagram says to a token is understood', function () {
	$cases = array(
		array( DEAD, 'does not accept this token' ),
		array( array( 401, '' ), 'does not accept this token' ),
		array( array( 500, '' ), 'Could not reach Instagram' ),
		array( array( 200, '<html>' ), 'Could not reach Instagram' ),
		array( array( 200, array( 'user_id' => '1', 'username' => '<b>' ) ), 'Could not reach Instagram' ),
		array( array( 200, array( 'user_id' => array(), 'username' => 'a' ) ), 'Could not reach Instagram' ),
	);
	foreach ( $cases as list( $answer, $sentence ) ) {
		quiet();
		instagram( array( '/v23.0/me' => $answer ) );
		holds( $sentence, ( new Connect_Popup() )->render( 'instagram', true, TOKEN ) );
		same( array(), ( new Accounts() )->all() );
	}
} );

test( 'the gallery has the shape the editor reads', function () {
	fresh();
	$account = connect();
	$log     = instagram( array( '/v23.0/me/media' => array( 'data' => array(
		post( 1, array( 'caption' => "Sourdough,\n<b>day</b> two " . str_repeat( 'ü', 300 ) ) ),
		post( 2, array( 'media_type' => 'VIDEO', 'thumbnail_url' => 'https://scontent.example/t2.jpg', 'media_url' => 'https://scontent.example/film.mp4' ) ),
		post( 3, array( 'media_type' => 'CAROUSEL_ALBUM', 'caption' => null ) ),
		post( 4, array( 'media_url' => 'javascript:alert(1)' ) ),
		post( 5, array( 'permalink' => 'data:text/html,x' ) ),
		array( 'id' => '6' ),
		'odd',
		null,
	) ) ) );
	$data = gallery( $account->id() )->get_data();
	same( array( 'external_name', 'images' ), array_keys( $data ) );
	same( 'aurora.bakery', $data['external_name'] );
	same( 3, count( $data['images'] ) );
	same( array( 'Sourdough, day two ' . str_repeat( 'ü', 181 ), 'https://scontent.example/1.jpg', 'https://www.instagram.com/p/abc1/' ), array_values( $data['images'][0] ) );
	same( 'https://scontent.example/t2.jpg', $data['images'][1]['url'] );
	same( '', $data['images'][2]['title'] );
	same( 2, count( gallery( $account->id(), 2 )->get_data()['images'] ) );
	same( 2, count( $log ), 'posts and name are asked for once an hour:' );
	truly( (bool) wp_next_scheduled( Instagram_Gallery::REFRESH ) );
	truly( (bool) wp_next_scheduled( Instagram_Gallery::COPY ) );
	holds_not( TOKEN, wp_json_encode( $data ) );
} );

test( 'what is no connection of the user’s is refused', function () {
	instagram();
	$foreign  = connect( 77, array( 'external_id' => '5' ) );
	$disabled = connect( 0, array( 'external_id' => '6' ) );
	( new Accounts() )->set_status( $disabled->id(), Account::DISABLED );
	$other = ( new Accounts() )->add( 'mastodon', 0, array( 'external_id' => '7', 'name' => 'x', 'token' => TOKEN ) );
	foreach ( array( 999, $disabled->id(), $other->id() ) as $id ) {
		$answer = gallery( $id );
		same( array( 403, 'instagram_connection_unavailable' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}
	// Another user's is not gone: with the code above, the editor would take it out of the post.
	$answer = gallery( $foreign->id() );
	same( array( 403, 'rest_forbidden' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	foreach ( array( array( 0, 30 ), array( 'abc', 30 ), array( null, 30 ), array( 1, null ), array( 1, 0 ), array( 1, 31 ) ) as list( $id, $count ) ) {
		same( 400, gallery( $id, $count )->get_status() );
	}
	act_as( 'subscriber' );
	same( 403, gallery( 1 )->get_status() );
} );

test( 'while Instagram fails, the last good list is given for a week, and none after', function () {
	fresh();
	$account = connect();
	instagram();
	same( false, refresh()->get_feed( $account )['stale'] );
	quiet();
	$log = instagram( array( '/v23.0/me/media' => array( 500, '' ) ) );
	clock()->ahead = HOUR_IN_SECONDS + 1;
	$feed = refresh()->get_feed( $account );
	same( array( true, 3 ), array( $feed['stale'], count( $feed['images'] ) ) );
	refresh()->get_feed( $account );
	same( 1, count( $log ), 'it is left alone for a minute:' );
	clock()->ahead = 8 * DAY_IN_SECONDS;
	is_error( 'mainstreet_remote_unreachable', refresh()->get_feed( $account ), 502 );
	same( '', grid( $account->id() ) );
	quiet();
	instagram();
	clock()->ahead += 2 * MINUTE_IN_SECONDS;
	same( false, refresh()->get_feed( $account )['stale'] );
	$new = connect( 0, array( 'external_id' => '9' ) );
	quiet();
	instagram( array( '/v23.0/me/media' => array( 200, '{"half":' ) ) );
	is_error( 'mainstreet_remote_unreachable', refresh()->get_feed( $new ), 502 );
} );

test( 'a list stays as long as nobody asked in vain, however old it is', function () {
	fresh();
	$account = connect();
	instagram();
	refresh()->get_feed( $account );
	refresh()->run();
	store()->mark_used( $account->id() );
	refresh()->run();
	clock()->ahead = 20 * DAY_IN_SECONDS;
	holds( 'grid-post', grid( $account->id() ) );
} );

test( 'a token that Instagram does not know any more ends the connection, not the pictures', function () {
	fresh();
	$account = connect();
	instagram();
	refresh()->get_feed( $account );
	quiet();
	instagram( array( '/v23.0/me/media' => DEAD ) );
	clock()->ahead = 2 * HOUR_IN_SECONDS;
	same( true, refresh()->get_feed( $account )['stale'] );
	$now = ( new Accounts() )->find( $account->id() );
	same( 'must_reauth', $now->status() );
	same( true, refresh()->get_feed( $now )['stale'] );
	same( array(), rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_data() );
	holds( 'has expired', implode( ( new Token_Renewal() )->get_warnings() ) );
	store()->mark_used( $account->id() );
	clock()->ahead = 9 * DAY_IN_SECONDS;
	refresh()->run();
	is_error( 'mainstreet_remote_rejected', refresh()->get_feed( $now ), 424 );
} );

test( 'pictures are copied, made square and small, and pages show the copies alone', function () {
	fresh();
	$account = connect();
	$id      = $account->id();
	$log     = instagram();
	same( '', grid( $id ), 'nothing is there yet:' );
	same( 0, count( $log ), 'a page asks nobody:' );
	truly( (bool) wp_next_scheduled( Instagram_Gallery::REFRESH ), 'but has it asked for:' );
	refresh()->run();
	$html = grid( $id );
	same( 3, substr_count( $html, '<a class="wp-block-jetpack-instagram-gallery__grid-post"' ) );
	holds_not( 'scontent', $html );
	preg_match( '#src="([^"]+/mainstreet-cache/instagram/' . $id . '/([0-9a-f]{32}\.jpg))" alt="Day 1" width="640" height="640" loading="lazy"#', $html, $found );
	$path = wp_get_upload_dir()['basedir'] . "/mainstreet-cache/instagram/$id/$found[2]";
	same( array( 640, 640 ), array_slice( getimagesize( $path ), 0, 2 ) );
	$asked = count( $log );
	refresh()->copy_images();
	same( $asked, count( $log ), 'what is there is not fetched again:' );
	// A post is deleted at Instagram.
	quiet();
	instagram( array( '/v23.0/me/media' => array( 'data' => array( post( 2 ), post( 3 ) ) ) ) );
	clock()->ahead = HOUR_IN_SECONDS + 1;
	refresh()->run();
	same( false, is_file( $path ) );
	same( 2, substr_count( grid( $id ), '<img' ) );
	( new Accounts() )->delete( $id );
	same( false, is_dir( dirname( $path ) ) );
	same( '', grid( $id ) );
} );

test( 'only pictures are copied, whatever they are called', function () {
	fresh();
	$account = connect();
	$id      = $account->id();
	foreach ( array( '<?php echo 1;', '<svg xmlns="http://www.w3.org/2000/svg"/>', "GIF89a\x01\x00\x01\x00\x00\x00\x00;", '' , '<html>' ) as $body ) {
		quiet();
		instagram( array(), $body );
		clock()->ahead += 2 * HOUR_IN_SECONDS;
		store()->mark_used( $id );
		refresh()->run();
		same( array(), glob( wp_get_upload_dir()['basedir'] . "/mainstreet-cache/instagram/$id/*" ), $body );
		same( '', grid( $id ) );
	}
	quiet();
	instagram( array(), str_repeat( 'x', 8388700 ) );
	same( '', ( new Image_Folder( $id ) )->copy( '1', 'https://scontent.example/1.jpg' ) );
	quiet();
	$log = instagram();
	foreach ( array( 'https://inside.example/1.jpg', 'http://127.0.0.1/1.jpg', 'file:///etc/passwd', 'https://u:p@scontent.example/1.jpg', 'https://scontent.example:8080/1.jpg' ) as $url ) {
		same( '', ( new Image_Folder( $id ) )->copy( '1', $url ), $url );
	}
	same( 0, count( $log ), 'nothing inside is asked:' );
	$file = ( new Image_Folder( $id ) )->copy( '../../../evil.php', 'https://scontent.example/evil.php' );
	truly( (bool) preg_match( '/^[0-9a-f]{32}\.jpg$/', $file ), $file );
	quiet();
	instagram( array(), picture( 40, 30, 'png' ) );
	$small = ( new Image_Folder( $id ) )->copy( 'small', 'https://scontent.example/s.png' );
	same( array( 30, 30 ), array_slice( getimagesize( wp_get_upload_dir()['basedir'] . "/mainstreet-cache/instagram/$id/$small" ), 0, 2 ) );
	Image_Folder::delete_all();
	same( false, is_dir( wp_get_upload_dir()['basedir'] . '/mainstreet-cache/instagram' ) );
} );

test( 'without copies pages show Instagram’s own addresses', function () {
	fresh();
	$account = connect();
	instagram();
	store()->mark_used( $account->id() );
	refresh()->run();
	Stored_Settings::save( array( 'instagram_copies' => false ) );
	refresh()->run();
	same( array(), glob( wp_get_upload_dir()['basedir'] . '/mainstreet-cache/instagram/*/*' ) );
	holds( 'src="https://scontent.example/1.jpg"', grid( $account->id() ) );
} );

test( 'an account that nobody shows is asked for no longer', function () {
	fresh();
	$account = connect();
	$log     = instagram();
	wp_schedule_event( time(), 'hourly', Instagram_Gallery::REFRESH );
	store()->mark_used( $account->id() );
	clock()->ahead = 31 * DAY_IN_SECONDS;
	refresh()->run();
	same( 0, count( $log ) );
	same( false, wp_next_scheduled( Instagram_Gallery::REFRESH ) );
} );

test( 'tokens are renewed in time', function () {
	fresh();
	$log      = instagram();
	$accounts = new Accounts( clock() );
	$account  = $accounts->find( ( new Instagram_Gallery() )->connect_token( TOKEN )->id() );
	$run      = static function () {
		( new Token_Renewal( null, null, clock() ) )->run();
	};
	$asked = static function () use ( &$log ) {
		return count( array_filter( $log->getArrayCopy(), static function ( $entry ) { return false !== strpos( $entry[0], 'refresh_access_token' ); } ) );
	};
	$run();
	same( 0, $asked(), 'not before it is a day old:' );
	clock()->ahead = DAY_IN_SECONDS + 10;
	$run();
	same( 1, $asked() );
	$renewed = $accounts->find( $account->id() );
	same( TOKEN . 'R', $renewed->token() );
	truly( abs( $renewed->expires_at() - call_user_func( clock() ) - 5183944 ) < 5 );
	clock()->ahead = 20 * DAY_IN_SECONDS;
	$run();
	same( 1, $asked(), 'not while it lasts longer than 30 days:' );
	// From here on Instagram fails.
	quiet();
	$log = instagram( array( '/refresh_access_token' => array( 500, '' ) ) );
	clock()->ahead = 35 * DAY_IN_SECONDS;
	$run();
	same( array( 1, array() ), array( $asked(), ( new Token_Renewal( null, null, clock() ) )->get_warnings() ), 'weeks are left:' );
	clock()->ahead = 56 * DAY_IN_SECONDS;
	$run();
	$warnings = ( new Token_Renewal( null, null, clock() ) )->get_warnings();
	holds( 'expires in 5 days', implode( $warnings ) );
	clock()->ahead = 63 * DAY_IN_SECONDS;
	$run();
	same( 'must_reauth', $accounts->find( $account->id() )->status() );
	$accounts->delete( $account->id() );
	$run();
	same( false, wp_next_scheduled( Instagram_Gallery::RENEW ) );
} );

test( 'the grid holds what posts may hold, and nothing that does harm', function () {
	fresh();
	$account = connect();
	$id      = $account->id();
	store()->save( $id, array( 'name' => 'aurora', 'fetched' => time(), 'tried' => time(), 'copies' => false, 'images' => array(
		array( 'id' => '1', 'title' => '"><script>alert(1)</script>', 'url' => 'https://scontent.example/1.jpg?a=1&b=2', 'link' => 'javascript:alert(1)', 'file' => '' ),
		array( 'id' => '2', 'title' => '', 'url' => 'https://scontent.example/2.jpg', 'link' => 'https://www.instagram.com/p/2/', 'file' => '../../x.php' ),
		'odd',
		array( 'id' => 3 ),
	) ) );
	$html = grid( $id, array( 'columns' => 1e308, 'count' => '9', 'spacing' => -5, 'isStackedOnMobile' => 'yes' ) );
	holds( '<div class="wp-block-jetpack-instagram-gallery__grid wp-block-jetpack-instagram-gallery__grid-columns-6 is-stacked-on-mobile" style="gap:0px">', $html );
	holds( 'href="" ', $html );
	holds( 'alt="&quot;&gt;&lt;script&gt;', $html );
	holds( 'alt="Instagram post by aurora"', $html );
	holds_not( 'x.php', $html );
	same( 2, substr_count( $html, '<a ' ) );
	holds_not( 'is-stacked-on-mobile', grid( $id, array( 'isStackedOnMobile' => false ) ) );
	foreach ( array( array(), 17, '0', '-1', '1e3', "1\n", '99999999999999999999' ) as $bad ) {
		same( '', grid( 0, array( 'accessToken' => $bad ) ) );
	}
} );

test( 'visitors see nothing without pictures, who can edit sees why, and feeds have the link', function () {
	fresh();
	$content = '<!-- wp:jetpack/instagram-gallery {"accessToken":"17","instagramUser":"quayboats"} --><div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/quayboats/">quay</a></div><!-- /wp:jetpack/instagram-gallery -->';
	$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => $content ) ) );
	act_as( '' );
	same( '', trim( do_blocks( $content ) ) );
	act_as( 'administrator' );
	holds( 'There are no images from this Instagram account', do_blocks( $content ) );
	holds( 'No Instagram account is selected', do_blocks( '<!-- wp:jetpack/instagram-gallery /-->' ) );
	$GLOBALS['wp_query']->is_feed = true;
	holds( 'href="https://www.instagram.com/quayboats/"', do_blocks( $content ) );
	$GLOBALS['wp_query']->is_feed = false;
	unset( $GLOBALS['post'] );
} );

test( 'administrators see shared accounts on the settings screen, and disconnect them', function () {
	fresh();
	$account = connect();
	$foreign = connect( 77, array( 'external_id' => '5' ) );
	$only    = static function ( $answer ) { return array_values( wp_list_filter( $answer->get_data(), array( 'service' => 'instagram' ) ) ); };
	$list    = $only( rest( 'GET', '/mainstreet/v1/accounts' ) );
	same( array( 'instagram', 'Instagram' ), array( $list[0]['service'], $list[0]['label'] ) );
	$again = admin_url( 'admin.php?page=mainstreet-popup&service=instagram&again=' . $account->id() );
	same( array( array( 'id' => $account->id(), 'name' => 'aurora.bakery', 'status' => 'ok', 'mine' => false, 'again' => $again ) ), $list[0]['accounts'] );
	holds_not( TOKEN, wp_json_encode( $list ) );
	same( 404, rest( 'DELETE', '/mainstreet/v1/accounts/' . $foreign->id() )->get_status() );
	same( array(), $only( rest( 'DELETE', '/mainstreet/v1/accounts/' . $account->id() ) )[0]['accounts'] );
	same( 404, rest( 'DELETE', '/mainstreet/v1/accounts/' . $account->id() )->get_status() );
	act_as( 'editor' );
	same( 403, rest( 'GET', '/mainstreet/v1/accounts' )->get_status() );
	same( 403, rest( 'DELETE', '/mainstreet/v1/accounts/' . $foreign->id() )->get_status() );
} );
