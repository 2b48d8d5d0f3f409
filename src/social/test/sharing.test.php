<?php
/**
 * Sharing buttons, and the place behind the content.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Social\Content_Footer;
use Mainstreet\Social\Post_Switches;
use Mainstreet\Social\Sharing_Buttons\Mastodon_Page;
use Mainstreet\Social\Sharing_Buttons\Button_List;
use Mainstreet\Social\Sharing_Buttons\Button_Services;
use Mainstreet\Social\Sharing_Buttons\Shared_Page;

/** A post that is shared. */
function shared_post( array $more = array() ) {
	wp_set_current_user( 0 );
	// Tests of the settings store all kinds of values.
	update_option( 'disabled_likes', '' );
	return get_post( wp_insert_post( wp_slash( $more + array( 'post_title' => 'Fish & chips', 'post_content' => 'Fried.', 'post_status' => 'publish' ) ) ) );
}

/** The page that a block of a post shares; null for a post that is not shared. */
function shared_page_of( \WP_Post $post ) {
	return Shared_Page::from_block( new \WP_Block( array( 'blockName' => 'jetpack/sharing-buttons', 'attrs' => array() ), array( 'postId' => $post->ID ) ) );
}

/** Runs something on a page that lists posts, as in a footer: not in the loop, and the first post of the list is the current one. */
function beside_list( array $query, callable $body ) {
	global $wp, $wp_query, $wp_the_query;
	$kept         = array( $wp_query, $wp_the_query, isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null, $wp->request, $wp->query_string );
	$wp_the_query = new \WP_Query( $query );
	$wp_query     = $wp_the_query;

	$GLOBALS['post']  = $wp_query->post;
	$wp->request      = '';
	$wp->query_string = http_build_query( $query );
	try {
		return $body();
	} finally {
		list( $wp_query, $wp_the_query, $GLOBALS['post'], $wp->request, $wp->query_string ) = $kept;
	}
}

/** Buttons of services. */
function sharing_buttons( array $services ) {
	return array_map( static function ( $service ) {
		return array( 'service' => $service );
	}, $services );
}

/** Addresses of the links in HTML, by class of the item. */
function share_links( $html ) {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$links = array();
	while ( $tags->next_tag() ) {
		if ( 'LI' === $tags->get_tag() ) {
			$item = substr( $tags->get_attribute( 'class' ), strlen( 'mainstreet-share__item is-' ) );
		} elseif ( 'A' === $tags->get_tag() ) {
			$links[ $item ] = $tags->get_attribute( 'href' );
			same( 'nofollow noopener noreferrer', $tags->get_attribute( 'rel' ), $item );
		}
	}
	return $links;
}

/** Runs something as a page of one post would. */
function as_page_of( \WP_Post $post, callable $body ) {
	global $wp_query, $wp_the_query;
	$kept         = array( $wp_query, $wp_the_query, isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null );
	$wp_the_query = new \WP_Query( array( 'p' => $post->ID, 'post_type' => $post->post_type ) );
	$wp_query     = $wp_the_query;
	the_post();
	try {
		return $body();
	} finally {
		list( $wp_query, $wp_the_query, $GLOBALS['post'] ) = $kept;
	}
}

test( 'every service gets the address and the title, letter by letter', function () {
	$post  = shared_post( array( 'post_title' => 'Fish & "chips" <b>½</b> 100% 🐟' ) );
	$links = share_links( Button_List::render( shared_page_of( $post ), sharing_buttons( array_keys( Button_Services::LINKS ) ), 'icon-text' ) );
	same( array_keys( Button_Services::LINKS ), array_keys( $links ) );
	$page  = get_permalink( $post );
	$title = 'Fish & “chips” ½ 100% 🐟';
	same( $title, Shared_Page::from_post( $post )->title );
	foreach ( array( 'facebook' => 'u', 'x' => 'url', 'linkedin' => 'url', 'tumblr' => 'canonicalUrl', 'pinterest' => 'url', 'reddit' => 'url', 'telegram' => 'url' ) as $service => $name ) {
		parse_str( (string) wp_parse_url( $links[ $service ], PHP_URL_QUERY ), $query );
		same( $page, $query[ $name ], $service );
	}
	foreach ( array( 'bluesky', 'whatsapp', 'threads' ) as $service ) {
		parse_str( (string) wp_parse_url( $links[ $service ], PHP_URL_QUERY ), $query );
		same( "$title $page", $query['text'], $service );
	}
	parse_str( substr( $links['mail'], strlen( 'mailto:?' ) ), $mail );
	same( array( 'subject' => $title, 'body' => $page ), $mail );
	same( array( $page, $page, $page ), array( $links['link'], $links['share'], $links['print'] ) );
	holds( 'mainstreet_mastodon=' . $post->ID, $links['mastodon'] );
} );

test( 'services that are gone, unknown or given twice draw nothing, older names draw theirs', function () {
	$post = shared_post();
	$html = Button_List::render( shared_page_of( $post ), array( array( 'service' => 'pocket' ), array( 'service' => 'twitter', 'label' => 'Tweet' ), array( 'service' => 'x' ), array( 'service' => array( 'x' ) ), array(), array( 'service' => 'email', 'label' => array() ) ), 'text' );
	same( array( 'x', 'mail' ), array_keys( share_links( $html ) ) );
	holds( '>Tweet<', $html );
	holds( '>Email<', $html );
	holds_not( '<svg', $html );
	same( '', Button_List::render( shared_page_of( $post ), sharing_buttons( array( 'pocket', 'nextdoor', 'skype' ) ), 'icon' ) );
} );

test( 'icons of many buttons do not have WordPress translate the names of all services for each', function () {
	$names = 0;
	add_filter( 'gettext_with_context', function ( $text, $original, $context ) use ( &$names ) { $names += (int) ( 'social link block variation name' === $context ); return $text; }, 10, 3 );
	$html = Button_List::render( shared_page_of( shared_post() ), sharing_buttons( array( 'facebook', 'bluesky', 'mastodon', 'linkedin' ) ), 'icon' );
	truly( substr_count( $html, '<svg' ) > 2, $html );
	truly( $names < 2 * count( block_core_social_link_services() ), "$names names" );
} );

test( 'a button with an icon alone keeps its name for screen readers', function () {
	$html = Button_List::render( shared_page_of( shared_post() ), sharing_buttons( array( 'bluesky', 'print' ) ), 'icon' );
	same( 2, substr_count( $html, '<svg' ) );
	holds( '<span class="mainstreet-share__hidden">Bluesky</span>', $html );
	holds( '<li class="mainstreet-share__item is-print" hidden>', $html );
} );

test( 'hostile titles and labels stay text', function () {
	$post = shared_post( array( 'post_title' => '"><script>alert(1)</script>%0d%0aBcc: a@b.c' . "\r\nBcc: x@y.z" ) );
	$html = Button_List::render( shared_page_of( $post ), array( array( 'service' => 'mail', 'label' => '"><img src=x onerror=alert(1)>Mail' ), array( 'service' => 'share' ) ), 'icon-text', 'class="mainstreet-share"' );
	holds_not( '<script', $html );
	holds_not( '<img', $html );
	$links = share_links( $html );
	holds_not( '%0A', strtoupper( $links['mail'] ) );
	holds_not( '%0D', strtoupper( $links['mail'] ) );
	same( 2, count( $links ) );
	truly( strlen( Shared_Page::from_post( shared_post( array( 'post_title' => str_repeat( 'é', 5000 ) ) ) )->title ) < 320 );
} );

test( 'nothing stands in feeds, REST, excerpts and mails, nor where a post is switched off or not public', function () {
	global $wp_query;
	$post = shared_post();
	$draw = static function ( $one ) {
		return Button_List::render( shared_page_of( $one ), sharing_buttons( array( 'x' ) ), 'text' );
	};
	truly( '' !== $draw( $post ) );
	$wp_query->is_feed = true;
	same( '', $draw( $post ) );
	$wp_query->is_feed = false;
	add_filter( 'wp_doing_cron', '__return_true' );
	same( '', $draw( $post ) );
	remove_filter( 'wp_doing_cron', '__return_true' );
	$seen = null;
	$hook = static function ( $excerpt ) use ( $draw, $post, &$seen ) {
		$seen = $draw( $post );
		return $excerpt;
	};
	add_filter( 'get_the_excerpt', $hook );
	get_the_excerpt( $post );
	remove_filter( 'get_the_excerpt', $hook );
	same( '', $seen );
	update_post_meta( $post->ID, Post_Switches::SHARING_META, '1' );
	same( '', $draw( $post ) );
	foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ), array( 'post_password' => 'x' ) ) as $more ) {
		same( '', $draw( shared_post( $more ) ) );
	}
} );

test( 'the blocks draw what is saved, also a post of other releases', function () {
	$post    = shared_post( array( 'post_content' => '<!-- wp:jetpack/like {"align":"center"} /--><!-- wp:jetpack/sharing-buttons {"styleType":"icon","size":"has-large-icon-size","iconColor":"vivid-red","customIconBackgroundColor":"#fff;x:url(//evil)"} --><ul class="wp-block-jetpack-sharing-buttons has-large-icon-size jetpack-sharing-buttons__services-list" id="jetpack-sharing-serivces-list"><!-- wp:jetpack/sharing-button {"service":"facebook","label":"Facebook"} /--><!-- wp:jetpack/sharing-button {"service":"pocket","label":"Pocket"} /--></ul><!-- /wp:jetpack/sharing-buttons -->' ) );
	$html    = as_page_of( $post, static function () use ( $post ) {
		return apply_filters( 'the_content', $post->post_content );
	} );
	holds( 'class="aligncenter wp-block-jetpack-like"', str_replace( 'wp-block-jetpack-like aligncenter', 'aligncenter wp-block-jetpack-like', $html ) );
	holds( 'data-likes="', $html );
	holds( 'has-large-icon-size', $html );
	holds( '--mainstreet-share-color:var(--wp--preset--color--vivid-red)', $html );
	holds_not( 'evil', $html );
	holds_not( 'serivces', $html );
	same( array( 'facebook' ), array_keys( share_links( $html ) ) );
	// By itself, outside of its list, a button is nothing.
	same( '', trim( do_blocks( '<!-- wp:jetpack/sharing-button {"service":"x"} /-->' ) ) );
} );

test( 'the block style "Round logos" brings its style sheet, and the list keeps its names', function () {
	$draw = static function ( $classes ) {
		$post = shared_post( array( 'post_content' => '<!-- wp:jetpack/sharing-buttons {"className":"' . $classes . '"} --><ul class="wp-block-jetpack-sharing-buttons ' . $classes . '"><!-- wp:jetpack/sharing-button {"service":"bluesky"} /--></ul><!-- /wp:jetpack/sharing-buttons -->' ) );
		return as_page_of( $post, static function () use ( $post ) {
			return apply_filters( 'the_content', $post->post_content );
		} );
	};
	$draw( 'is-style-rounded' );
	same( false, wp_style_is( 'mainstreet-sharing-buttons-round' ) );
	$html = $draw( 'is-style-round shop' );
	holds( 'is-style-round', $html );
	holds( 'is-bluesky', $html );
	holds( '<span>Bluesky</span>', $html );
	same( true, wp_style_is( 'mainstreet-sharing-buttons-round' ) );
	same( true, is_readable( MAINSTREET_DIR . '/build/blocks/sharing-buttons/round.css' ) );
	wp_dequeue_style( 'mainstreet-sharing-buttons-round' );
} );

test( 'buttons stand behind the content where the owner wants them, once and in the chosen order', function () {
	$post = shared_post();
	$page = shared_post( array( 'post_type' => 'page' ) );
	$add  = static function ( $one, $content = '<p>Fried.</p>' ) {
		return as_page_of( $one, static function () use ( $content ) {
			return Content_Footer::append( $content );
		} );
	};
	same( '<p>Fried.</p>', $add( $post ) );
	Stored_Settings::save( array( 'likes_below' => 'post', 'sharing_below' => 'post,page', 'sharing_services' => 'mail,x', 'sharing_style' => 'text' ) );
	$html = $add( $post );
	same( array( 'mail', 'x' ), array_keys( share_links( $html ) ) );
	same( array( 1, 0 ), array( substr_count( $html, '<form' ), substr_count( $html, '<svg width' ) ) );
	same( 0, substr_count( $add( $page ), '<form' ) );
	// What the author put there is not repeated.
	$blocks = as_page_of( $post, static function () {
		return do_blocks( '<!-- wp:jetpack/like /--><!-- wp:jetpack/sharing-buttons --><ul class="wp-block-jetpack-sharing-buttons"><!-- wp:jetpack/sharing-button {"service":"reddit"} /--></ul><!-- /wp:jetpack/sharing-buttons -->' );
	} );
	same( array( 1, 1 ), array( substr_count( $blocks, '<ul' ), substr_count( $blocks, '<form' ) ) );
	same( $blocks, $add( $post, $blocks ) );
	// Not in lists, widgets or another post's content.
	same( '<p>Fried.</p>', Content_Footer::append( '<p>Fried.</p>' ) );
	update_post_meta( $post->ID, Post_Switches::LIKE_META, '0' );
	update_post_meta( $post->ID, Post_Switches::SHARING_META, '1' );
	same( '<p>Fried.</p>', $add( $post ) );
	delete_post_meta( $post->ID, Post_Switches::LIKE_META );
	delete_post_meta( $post->ID, Post_Switches::SHARING_META );
	Modules::set( 'like', false );
	holds_not( '<form', $add( $post ) );
	Modules::set( 'like', true );
	Stored_Settings::save( array( 'likes_below' => '', 'sharing_below' => '' ) );
} );

test( 'a server of Mastodon is read from what people type, and from nothing else', function () {
	foreach ( array( 'mastodon.social', ' Mastodon.Social ', 'https://mastodon.social/@ada', '@ada@mastodon.social', 'ada@mastodon.social', 'http://mastodon.social/', 'mastodon.social.' ) as $typed ) {
		same( 'mastodon.social', Mastodon_Page::parse_host( $typed ), $typed );
	}
	foreach ( array( '', 'mastodon', 'javascript:alert(1)', '127.0.0.1', 'localhost', 'https://a.b@c', 'mastodon.social:8080', "a.example\r\nX: y", 'a..example', '//evil', '-a.example', str_repeat( 'a.', 200 ) . 'example', 'https://[::1]/' ) as $typed ) {
		same( '', Mastodon_Page::parse_host( $typed ), $typed );
	}
	$post = shared_post();
	same( 'https://mastodon.social/share?text=' . rawurlencode( 'Fish & chips ' . get_permalink( $post ) ), Mastodon_Page::share_url( 'mastodon.social', $post ) );
	$start = processor_seconds();
	Mastodon_Page::parse_host( str_repeat( 'a@', 100000 ) );
	truly( processor_seconds() - $start < 1 );
} );

test( 'with Jetpack’s likes ours rest', function () {
	act_as( 'administrator' );
	truly( Post_Switches::is_active( 'like' ) );
	add_filter( 'mainstreet_module_conflict', $taken = static function ( $is_taken, $id ) {
		return 'like' === $id ? true : $is_taken;
	}, 10, 2 );
	same( array( false, true ), array( Post_Switches::is_active( 'like' ), Post_Switches::is_active( 'sharing-buttons' ) ) );
	same( array(), Post_Switches::add_to_editor( array() )['likesAndSharing']['likes'] );
	remove_filter( 'mainstreet_module_conflict', $taken );
} );

test( 'the panel knows below which posts the buttons stand, and who may change that', function () {
	act_as( 'administrator' );
	$told = static function () {
		$own = Post_Switches::add_to_editor( array() )['likesAndSharing'];
		return array( $own['below'], $own['mayChange'] );
	};
	same( array( array( 'likes' => array(), 'sharing' => array() ), true ), $told() );
	rest( 'POST', '/mainstreet/v1/settings', array( 'likes_below' => 'post,page', 'sharing_below' => 'post' ) );
	same( array( array( 'likes' => array( 'post', 'page' ), 'sharing' => array( 'post' ) ), true ), $told() );
	act_as( 'author' );
	same( false, $told()[1] );
	act_as( 'administrator' );
	rest( 'POST', '/mainstreet/v1/settings', array( 'likes_below' => '', 'sharing_below' => '' ) );
} );

test( 'a sharing button that its author hides is not drawn, and filters of blocks see each', function () {
	$post   = shared_post( array( 'post_content' => '<!-- wp:jetpack/sharing-buttons --><ul class="wp-block-jetpack-sharing-buttons"><!-- wp:jetpack/sharing-button {"service":"reddit","metadata":{"blockVisibility":false}} /--><!-- wp:jetpack/sharing-button {"service":"mail","metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} /--></ul><!-- /wp:jetpack/sharing-buttons -->' ) );
	$filter = function ( $html ) {
		return str_replace( '<li', '<li data-seen', $html );
	};
	add_filter( 'render_block_jetpack/sharing-button', $filter );
	$html = as_page_of( $post, static function () use ( $post ) {
		return do_blocks( $post->post_content );
	} );
	remove_filter( 'render_block_jetpack/sharing-button', $filter );
	holds_not( 'is-reddit', $html );
	holds( 'is-mail', $html );
	same( method_exists( 'WP_Theme_JSON', 'get_viewport_media_queries' ), false !== strpos( $html, 'wp-block-hidden-mobile' ) );
	holds( '<li data-seen', $html );
} );

test( 'in the footer of a list the buttons share the list, and what belongs to one post is left out', function () {
	$post    = shared_post();
	$term    = wp_insert_term( 'Baking', 'category' );
	wp_set_post_terms( $post->ID, array( $term['term_id'] ), 'category' );
	$content = '<!-- wp:jetpack/sharing-buttons --><ul class="wp-block-jetpack-sharing-buttons"><!-- wp:jetpack/sharing-button {"service":"x","label":"X"} /--><!-- wp:jetpack/sharing-button {"service":"mastodon","label":"Mastodon"} /--></ul><!-- /wp:jetpack/sharing-buttons -->';
	$lists   = array(
		array( 'post_type' => 'post' ),
		array( 'cat' => $term['term_id'] ),
		array( 'author' => 1 ),
		array( 'year' => (int) gmdate( 'Y' ) ),
		array( 's' => 'chips' ),
	);
	foreach ( $lists as $list ) {
		$html = beside_list( $list, static function () use ( $content ) {
			return do_blocks( $content );
		} );
		$links = share_links( $html );
		same( array( 'x' ), array_keys( $links ), 'our page for Mastodon needs a post' );
		holds( rawurlencode( home_url( '/?' . http_build_query( $list ) ) ), $links['x'] );
		holds_not( 'Fish', $links['x'] );
		holds( 'aria-label="Share this page"', $html );
		same( '', beside_list( $list, static function () {
			return trim( do_blocks( '<!-- wp:jetpack/like /-->' ) . do_blocks( '<!-- wp:jetpack/related-posts /-->' ) );
		} ), 'no like and no related posts' );
		// Inside of a query loop they are about its posts.
		$loop = beside_list( $list, static function () use ( $content ) {
			return do_blocks( '<!-- wp:query {"queryId":7,"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->' . $content . '<!-- wp:jetpack/like /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
		} );
		holds( 'aria-label="Share this post"', $loop );
		holds( 'mainstreet-like__button', $loop );
	}
	// With pretty permalinks WordPress knows the path.
	global $wp;
	$kept        = $wp->request;
	$wp->request = 'category/baking/page/2';
	same( home_url( user_trailingslashit( '/category/baking/page/2' ) ), Shared_Page::from_request()->url );
	$wp->request = $kept;
} );
