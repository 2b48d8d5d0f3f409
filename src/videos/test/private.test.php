<?php
/**
 * Private videos: every way out that WordPress has, and ours.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Private_Video_Url;
use Mainstreet\Videos\Video_Tracks;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** A private film with a poster, a track and a page; by the setting of its own, or as the site says. */
function secret_film( $as_site ) {
	act_as( 'administrator' );
	$film = a_video( array( 'title' => 'Ourowntitle', 'private' => true ) );
	if ( $as_site ) {
		update_option( 'videopress_private_enabled_for_site', '1' );
		update_post_meta( $film['id'], 'videopress_privacy_setting', '2' );
	}
	wp_update_post( array( 'ID' => $film['id'], 'post_content' => 'Ourowndescription', 'post_excerpt' => 'Ourowncaption', 'post_name' => 'ourowntitle' ) );
	$poster = wp_upload_bits( 'ourownposter.jpg', null, base64_decode( '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=' ) );
	$image  = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Ourownposter' ), $poster['file'] );
	$frame  = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Ourownframe', 'post_parent' => $film['id'] ), $poster['file'] );
	set_post_thumbnail( $film['id'], $image );
	$address = Video_Storage::get_url( $film['id'] );
	Video_Tracks::add( $film['id'], 'subtitles', 'en', 'Ourowntrack', "WEBVTT\n\n00:00.000 --> 00:05.000\nOurownwords" );
	return $film + array( 'poster' => $image, 'frame' => $frame, 'signed' => $address, 'folder' => basename( Video_Folder::path() ) );
}

/** A request of a browser: as nobody, or with the login of a user. */
function browse( $path, $user = 0, array $headers = array() ) {
	if ( $user ) {
		$expiry            = time() + HOUR_IN_SECONDS;
		$token             = \WP_Session_Tokens::get_instance( $user )->create( $expiry );
		$headers['Cookie'] = LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $user, $expiry, 'logged_in', $token ) );
	}
	$answer = wp_remote_get( 0 === strpos( $path, 'http' ) ? $path : home_url( $path ), array( 'headers' => $headers, 'redirection' => 0, 'timeout' => 20 ) );
	truly( ! is_wp_error( $answer ), $path );
	return array( 'status' => wp_remote_retrieve_response_code( $answer ), 'body' => wp_remote_retrieve_body( $answer ), 'all' => wp_json_encode( wp_remote_retrieve_headers( $answer )->getAll(), JSON_UNESCAPED_SLASHES ) . wp_remote_retrieve_body( $answer ), 'to' => wp_remote_retrieve_header( $answer, 'location' ) );
}

/** All addresses by which somebody may look for a film. */
function ways_to( array $film, $post ) {
	$id    = $film['id'];
	$guid  = $film['guid'];
	$embed = function ( $url, $format = 'json' ) { return '/?rest_route=/oembed/1.0/embed&format=' . $format . '&url=' . rawurlencode( $url ); };
	$rest  = function ( $route, $query = '' ) { return '/?rest_route=/' . $route . ( $query ? "&$query" : '' ); };
	return array(
		'list of media'                  => $rest( 'wp/v2/media', 'per_page=100' ),
		'list of videos'                 => $rest( 'wp/v2/media', 'media_type=video' ),
		'list with all statuses'         => $rest( 'wp/v2/media', 'status=inherit,private' ),
		'named in a list'                => $rest( 'wp/v2/media', "include[]=$id&include[]={$film['poster']}&include[]={$film['frame']}" ),
		'all but another'                => $rest( 'wp/v2/media', 'exclude=1' ),
		'by slug'                        => $rest( 'wp/v2/media', 'slug=ourowntitle' ),
		'by parent'                      => $rest( 'wp/v2/media', "parent=$id" ),
		'by words'                       => $rest( 'wp/v2/media', 'search=Ourown' ),
		'by itself'                      => $rest( "wp/v2/media/$id" ),
		'by itself, to edit'             => $rest( "wp/v2/media/$id", 'context=edit' ),
		'by itself, as embedded'         => $rest( "wp/v2/media/$id", 'context=embed&_embed=1' ),
		'its poster'                     => $rest( "wp/v2/media/{$film['poster']}" ),
		'a picture of it'                => $rest( "wp/v2/media/{$film['frame']}", 'context=embed' ),
		'as a post'                      => $rest( "wp/v2/posts/$id" ),
		'search'                         => $rest( 'wp/v2/search', 'search=Ourown' ),
		'search of attachments'          => $rest( 'wp/v2/search', 'search=Ourown&subtype=attachment' ),
		'search of media'                => $rest( 'wp/v2/search', 'search=Ourown&type=post&subtype=any' ),
		'post with what goes with it'    => $rest( "wp/v2/posts/$post", '_embed=1' ),
		'attachments of the post'        => $rest( 'wp/v2/media', "parent=$post" ),
		'comments'                       => $rest( 'wp/v2/comments', "post=$id&_embed=1" ),
		'our route'                      => $rest( "mainstreet/v1/videos/$guid" ),
		'our file'                       => $rest( "mainstreet/v1/videos/$guid/file" ),
		'our file with an empty proof'   => $rest( "mainstreet/v1/videos/$guid/file", 'exp=' . ( time() + 100 ) . '&sig=' ),
		'our file with a list as proof'  => $rest( "mainstreet/v1/videos/$guid/file", 'exp[]=' . ( time() + 100 ) . '&sig[]=x' ),
		'our track'                      => $rest( "mainstreet/v1/videos/$guid/track", 'exp=1&sig=x&kind=subtitles' ),
		'our copy'                       => $rest( "mainstreet/v1/videos/$guid/copy", 'exp=1&sig=x&part=poster' ),
		'oEmbed of the player'           => $embed( home_url( "/?mainstreet_video=$guid" ) ),
		'oEmbed of the player, XML'      => $embed( home_url( "/?mainstreet_video=$guid" ), 'xml' ),
		'oEmbed of the file'             => $embed( home_url( "/?mainstreet_video_file=$guid" ) ),
		'oEmbed of its page'             => $embed( home_url( "/?attachment_id=$id" ) ),
		'oEmbed of its number'           => $embed( home_url( "/?p=$id" ) ),
		'oEmbed of the post'             => $embed( home_url( "/?p=$post" ) ),
		'oEmbed proxy'                   => $rest( 'oembed/1.0/proxy', 'url=' . rawurlencode( home_url( "/?mainstreet_video=$guid" ) ) ),
		'player'                         => "/?mainstreet_video=$guid",
		'player with settings'           => "/?mainstreet_video=$guid&autoPlay=true&controls=false",
		'file'                           => "/?mainstreet_video_file=$guid",
		'file with its ending'           => "/?mainstreet_video_file=$guid.webm",
		'file as a list'                 => "/?mainstreet_video_file[]=$guid",
		'page'                           => "/?attachment_id=$id",
		'page of its poster'             => "/?attachment_id={$film['poster']}",
		'page of a picture of it'        => "/?attachment_id={$film['frame']}",
		'page by number'                 => "/?p=$id",
		'page by another number'         => "/?page_id=$id",
		'page by slug'                   => '/?attachment=ourowntitle',
		'page by name'                   => '/?name=ourowntitle',
		'page as it is embedded'         => "/?attachment_id=$id&embed=true",
		'comments of its page'           => "/?attachment_id=$id&feed=rss2",
		'feed of attachments'            => '/?feed=rss2&post_type=attachment',
		'list of attachments'            => '/?post_type=attachment',
		'list of everything'             => '/?post_type=any&s=Ourown',
		'search of the site'             => '/?s=Ourown',
		'search of attachments, page'    => '/?s=Ourown&post_type=attachment',
		'what its author has'            => '/?author=1&post_type=attachment',
		'feed'                           => '/?feed=rss2',
		'Atom'                           => '/?feed=atom',
		'feed of the post'               => "/?p=$post&feed=rss2&withoutcomments=1",
		'post'                           => "/?p=$post",
		'post as it is embedded'         => "/?p=$post&embed=true",
		'front page'                     => '/',
		'sitemap'                        => '/?sitemap=index',
		'sitemap of posts'               => '/?sitemap=posts&sitemap-subtype=post&paged=1',
		'sitemap of attachments'         => '/?sitemap=posts&sitemap-subtype=attachment&paged=1',
		'where it was'                   => wp_upload_dir()['baseurl'] . '/' . get_post_meta( $id, '_mainstreet_video_home', true ),
		'its track'                      => wp_upload_dir()['baseurl'] . "/mainstreet-tracks/$guid/subtitles-en.vtt",
		'its copy'                       => wp_upload_dir()['baseurl'] . "/mainstreet-video-copies/$guid/",
		'tracks'                         => wp_upload_dir()['baseurl'] . '/mainstreet-tracks/',
		'RSD'                            => '/xmlrpc.php?rsd',
	);
}

/** Content with a film in every form that stays in posts. */
function film_post( array $film, $more = '' ) {
	$url = Private_Video_Url::get( $film['id'] );
	return wp_insert_post( wp_slash( array(
		'post_title'   => 'Harbour',
		'post_status'  => 'publish',
		'post_content' => '<!-- wp:videopress/video ' . wp_json_encode( array( 'guid' => $film['guid'], 'id' => $film['id'], 'poster' => wp_get_attachment_url( $film['poster'] ) ) ) . " /-->\n"
			. "<!-- wp:video {\"id\":{$film['id']},\"guid\":\"{$film['guid']}\"} --><figure class=\"wp-block-video wp-block-embed is-type-video is-provider-videopress\"><div class=\"wp-block-embed__wrapper\">\nhttps://videopress.com/v/{$film['guid']}?loop=true\n</div></figure><!-- /wp:video -->\n"
			. "<!-- wp:video {\"id\":{$film['id']}} --><figure class=\"wp-block-video\"><video controls src=\"" . esc_url( $url ) . "\"></video></figure><!-- /wp:video -->\n"
			. "<!-- wp:file {\"id\":{$film['id']},\"href\":\"$url\"} --><div class=\"wp-block-file\"><a href=\"" . esc_url( $url ) . "\">Film</a></div><!-- /wp:file -->\n"
			. "<!-- wp:shortcode -->[wpvideo {$film['guid']}] [playlist type=\"video\" ids=\"{$film['id']}\"] [video src=\"$url\"]<!-- /wp:shortcode -->\n"
			. '<!-- wp:shortcode -->[embed]' . home_url( "/?mainstreet_video={$film['guid']}" ) . "[/embed]<!-- /wp:shortcode -->\n$more",
	) ) );
}

/** A user with a role. */
function somebody( $role ) {
	return wp_insert_user( array( 'user_login' => $role . wp_generate_password( 6, false ), 'user_pass' => 'x', 'user_email' => wp_generate_password( 8, false ) . '@example.org', 'role' => $role ) );
}

foreach ( array( false, true ) as $as_site ) {
	test( 'a stranger finds a private film by no address, ' . ( $as_site ? 'where the site’s videos are private' : 'where it is private by itself' ), function () use ( $as_site ) {
		update_option( 'wp_attachment_pages_enabled', '1' );
		$film  = secret_film( $as_site );
		$post  = film_post( $film );
		$bytes = file_get_contents( get_attached_file( $film['id'] ) );
		act_as( '' );
		foreach ( array( '1', '0' ) as $pages ) {
			update_option( 'wp_attachment_pages_enabled', $pages );
			foreach ( ways_to( $film, $post ) as $name => $path ) {
				$answer = browse( $path );
				truly( $answer['status'] < 500, "$name: {$answer['status']}" );
				// What somebody looked for stands on the page of what was found.
				$text = str_ireplace( array( 's=Ourown', 'search=Ourown', 'search%3DOurown', '=ourowntitle' ), '', $answer['all'] );
				foreach ( array( 'ourowntitle', 'ourowndescription', 'ourowncaption', 'ourownposter', 'ourownframe', 'ourowntrack', 'ourownwords', $film['folder'], 'mainstreet-private-videos-', 'sig=', 'exp=', basename( get_attached_file( $film['id'] ) ) ) as $secret ) {
					truly( false === stripos( $text, $secret ), "$name gives $secret away: " . substr( $text, max( 0, (int) stripos( $text, $secret ) - 200 ), 400 ) );
				}
				truly( false === strpos( $answer['body'], substr( $bytes, 100, 200 ) ), "$name sends the film" );
			}
		}
		foreach ( array( 'by itself' => 401, 'its poster' => 401, 'our route' => 401, 'our file' => 400, 'our file with an empty proof' => 403, 'oEmbed of the player' => 404, 'oEmbed of its page' => 404, 'player' => 403, 'file' => 403, 'page' => 404, 'page by slug' => 404, 'where it was' => 404, 'its track' => 404 ) as $name => $status ) {
			same( $status, browse( ways_to( $film, $post )[ $name ] )['status'], $name );
		}
		same( 403, browse( '/?mainstreet_video_file=zzzzzzzz' )['status'], 'as what is not there' );
		same( '', (string) wp_get_attachment_url( $film['id'] ) );
		foreach ( array( array( 'post_type' => 'attachment', 'post_status' => 'inherit' ), array( 'post_type' => 'any', 'post_status' => 'any' ), array( 'post_type' => array( 'post', 'attachment' ), 'post_status' => array( 'publish', 'inherit' ) ) ) as $query ) {
			$found = new \WP_Query( $query + array( 'fields' => 'ids', 'posts_per_page' => -1 ) );
			same( array(), array_intersect( $found->posts, array( $film['id'], $film['poster'], $film['frame'] ) ) );
			same( count( $found->posts ), (int) $found->found_posts );
		}
		update_option( 'wp_attachment_pages_enabled', '1' );
		delete_option( 'videopress_private_enabled_for_site' );
	} );
}

test( 'the same addresses give a public film to everybody: nothing of the above is so by chance', function () {
	update_option( 'wp_attachment_pages_enabled', '1' );
	$film = secret_film( false );
	set_privacy( $film, 0 );
	$post = film_post( $film );
	foreach ( array( 'list of media', 'named in a list', 'by slug', 'by words', 'by itself', 'our route', 'oEmbed of the player', 'player', 'page', 'page by slug', 'feed of the post' ) as $name ) {
		holds( 'ourowntitle', strtolower( browse( ways_to( $film, $post )[ $name ] )['all'] ) );
	}
	// Addresses of its private days lead to where it is now.
	same( wp_get_attachment_url( $film['id'] ), browse( Private_Video_Url::get( $film['id'] ) )['to'] );
} );

/** Says who may watch a film. */
function set_privacy( array $film, $setting ) {
	act_as( 'administrator' );
	$request = new \WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
	$request->set_body_params( array( 'id' => $film['id'], 'privacy_setting' => $setting ) );
	same( 200, rest_do_request( $request )->get_status() );
}

test( 'readers who are logged in watch it; what WordPress keeps and passes on has no address that works for strangers', function () {
	update_option( 'wp_attachment_pages_enabled', '1' );
	$film  = secret_film( false );
	$post  = film_post( $film );
	$bytes = file_get_contents( get_attached_file( $film['id'] ) );
	foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
		$user = somebody( $role );
		foreach ( 'subscriber' === $role ? ways_to( $film, $post ) : share_of( ways_to( $film, $post ), $role ) as $name => $path ) {
			$answer = browse( $path, $user );
			truly( $answer['status'] < 500, "$role, $name" );
			truly( false === strpos( $answer['all'], 'mainstreet-private-videos-' ), "$role, $name" );
			truly( false === strpos( $answer['all'], 'sig=' ) || in_array( $name, array( 'player', 'player with settings' ), true ), "$role, $name" );
		}
		$own = browse( Private_Video_Url::get( $film['id'] ), $user );
		same( array( 200, true ), array( $own['status'], $own['body'] === $bytes ), $role );
		holds( 'private, no-store', $own['all'] );
		same( substr( $bytes, 5, 6 ), browse( Private_Video_Url::get( $film['id'] ), $user, array( 'Range' => 'bytes=5-10' ) )['body'] );
		holds( '<video', browse( '/?mainstreet_video=' . $film['guid'], $user )['body'] );
		wp_set_current_user( $user );
		$media = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/media/{$film['id']}" ) );
		same( 200, $media->get_status() );
		same( Private_Video_Url::get( $film['id'] ), $media->get_data()['source_url'] );
		$all = wp_json_encode( array( $media->get_data(), wp_prepare_attachment_for_js( $film['id'] ), rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media' ) )->get_data() ) );
		holds_not( 'private-videos-', $all );
		holds_not( 'sig=', $all );
		// Who is thrown out, or logs out, is out.
		( new \WP_User( $user ) )->set_role( '' );
		same( array( 403, 403 ), array( browse( Private_Video_Url::get( $film['id'] ), $user )['status'], browse( '/?mainstreet_video=' . $film['guid'], $user )['status'] ), $role );
	}
} );

test( 'XML-RPC and the export of the site hold no way to the file', function () {
	$film   = secret_film( false );
	$author = somebody( 'author' );
	wp_set_password( 'tide', $author );
	require_once ABSPATH . WPINC . '/class-IXR.php';
	require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
	$server = new \wp_xmlrpc_server();
	$login  = get_userdata( $author )->user_login;
	foreach ( array( $server->wp_getMediaItem( array( 1, $login, 'tide', $film['id'] ) ), $server->wp_getMediaLibrary( array( 1, $login, 'tide', array( 'number' => 50 ) ) ) ) as $answer ) {
		$text = wp_json_encode( $answer, JSON_UNESCAPED_SLASHES );
		holds( Private_Video_Url::get( $film['id'] ), $text );
		holds_not( 'sig=', $text );
		holds_not( 'private-videos-', $text );
	}
	$reader = somebody( 'subscriber' );
	wp_set_password( 'tide', $reader );
	$server = new \wp_xmlrpc_server();
	same( 403, $server->wp_getMediaItem( array( 1, get_userdata( $reader )->user_login, 'tide', $film['id'] ) )->code );
	act_as( 'administrator' );
	$xml = exported_media();
	holds( 'Ourowntitle', $xml );
	holds( '<wp:attachment_url><![CDATA[' . Private_Video_Url::get( $film['id'] ) . ']]></wp:attachment_url>', $xml );
	holds_not( 'sig=', $xml );
	holds_not( 'private-videos-', $xml );
} );

test( 'what WordPress noted for a feed is left out once the film is private, and comes back with it', function () {
	$film = a_video( array( 'title' => 'Quay' ) );
	$url  = wp_get_attachment_url( $film['id'] );
	$post = wp_insert_post( array( 'post_title' => 'Harbour', 'post_status' => 'publish', 'post_content' => 'x' ) );
	foreach ( array( $url, 'https://elsewhere.example/a.mp3', wp_upload_dir()['baseurl'] . '/gone.webm' ) as $noted ) {
		add_post_meta( $post, 'enclosure', "$noted\n100\nvideo/webm\n" );
	}
	foreach ( array( 'rss2', 'atom' ) as $feed ) {
		foreach ( array( 0, 1, 0 ) as $setting ) {
			set_privacy( $film, $setting );
			$text = browse( "/?feed=$feed" )['body'];
			same( 0 === $setting, false !== strpos( $text, $url ), "$feed $setting" );
			holds( 'elsewhere.example/a.mp3', $text );
			holds( '/gone.webm', $text );
		}
	}
} );

test( 'what an author noted for a feed by hand stays text, whatever it is', function () {
	set_privacy( a_video( array( 'title' => 'Quay' ) ), 1 );
	$base  = wp_upload_dir()['baseurl'];
	$noted = array( "$base/a%00b.mp4", "$base/../../wp-config.php", "$base/%2e%2e/%2e%2e/wp-config.php", "$base/%ff%fe.mp4", "$base/\"><b>tide</b>.mp4", "$base/' OR 1=1 -- .mp4", "$base/" . str_repeat( 'x', 70000 ), 'javascript:alert(1)', '//', '' );
	$post  = wp_insert_post( array( 'post_title' => 'By hand', 'post_status' => 'publish', 'post_content' => 'x' ) );
	foreach ( $noted as $url ) {
		add_post_meta( $post, 'enclosure', wp_slash( "$url\n100\nvideo/mp4\n" ) );
	}
	foreach ( array( 'rss2', 'atom' ) as $feed ) {
		$text = browse( "/?feed=$feed" )['body'];
		$xml  = simplexml_load_string( $text );
		truly( false !== $xml, "$feed can be read" );
		holds_not( '<b>tide', $text );
		holds( 'By hand', $text );
	}
} );

test( 'a signed address is good for one film and six hours, for whoever has it, and for nothing else', function () {
	$film  = secret_film( false );
	$other = secret_film( false );
	$url   = Video_Storage::get_url( $film['id'] );
	same( 200, browse( $url )['status'] );
	same( 200, browse( $url, somebody( 'subscriber' ) )['status'], 'signed for another:' );
	parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
	foreach ( array(
		'another film'     => str_replace( $film['guid'], $other['guid'], $url ),
		'later'            => add_query_arg( 'exp', $query['exp'] + 1, $url ),
		'older'            => add_query_arg( 'exp', time() - 1, $url ),
		'no number'        => add_query_arg( 'exp', $query['exp'] . 'x', $url ),
		'a sign in front'  => add_query_arg( 'exp', '+' . $query['exp'], $url ),
		'half a signature' => add_query_arg( 'sig', substr( $query['sig'], 0, 32 ), $url ),
		'in capitals'      => add_query_arg( 'sig', strtoupper( $query['sig'] ), $url ),
		'none'             => add_query_arg( 'sig', '', $url ),
		'no guid'          => str_replace( $film['guid'], 'zzzzzzzz', $url ),
	) as $name => $wrong ) {
		same( 403, browse( $wrong )['status'], $name );
	}
	same( 400, browse( remove_query_arg( 'sig', $url ) )['status'] );
	// The signature is one of the film: its track and its copy are the same people's.
	same( 404, browse( str_replace( '/file', '/track', $url ) . '&kind=subtitles&srclang=de' )['status'] );
	wp_delete_attachment( $film['id'], true );
	same( 404, browse( $url )['status'] );
} );

test( 'a filter that lets somebody in, or keeps somebody out, is asked everywhere', function () {
	$film = secret_film( false );
	$out  = function ( $can, $id ) use ( $film ) { return $id === $film['id'] ? ! is_user_logged_in() : $can; };
	add_filter( 'mainstreet_can_watch_video', $out, 10, 2 );
	$reader = somebody( 'subscriber' );
	wp_set_current_user( $reader );
	same( '', (string) wp_get_attachment_url( $film['id'] ) );
	same( '', Private_Video_Url::find_requested( $film['guid'] ) );
	same( 403, rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/media/{$film['id']}" ) )->get_status() );
	$request = new \WP_REST_Request( 'GET', '/wp/v2/media' );
	truly( ! in_array( $film['id'], wp_list_pluck( rest_do_request( $request )->get_data(), 'id' ), true ) );
	// Who may edit it sees it in the library.
	act_as( 'administrator' );
	same( 200, rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/media/{$film['id']}" ) )->get_status() );
	act_as( '' );
	same( $film['id'], Private_Video_Url::find_requested( $film['guid'] ) );
	act_as( 'administrator' );
} );

test( 'a picture that is uploaded for a film belongs to it, for who may edit the film', function () {
	$film   = a_video( array( 'private' => true ) );
	$upload = function ( $given ) {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/media' );
		$request->set_query_params( array( 'mainstreet_film' => $given ) );
		$request->set_header( 'Content-Type', 'image/jpeg' );
		$request->set_header( 'Content-Disposition', 'attachment; filename="p.jpg"' );
		ob_start();
		imagejpeg( imagecreatetruecolor( 8, 8 ) );
		$request->set_body( ob_get_clean() );
		return get_post( rest_do_request( $request )->get_data()['id'] )->post_parent;
	};
	same( $film['id'], $upload( (string) $film['id'] ) );
	foreach ( array( '0', 'x', array( $film['id'] ), wp_insert_post( array( 'post_title' => 'A post' ) ) ) as $other ) {
		same( 0, $upload( $other ) );
	}
	act_as( 'author' );
	same( 0, $upload( (string) $film['id'] ) );
} );
