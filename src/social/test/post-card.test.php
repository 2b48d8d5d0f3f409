<?php
/**
 * How posts are shown elsewhere.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Social\Previews\Card_Text;
use Mainstreet\Social\Previews\Head_Tags;
use Mainstreet\Social\Previews\Post_Card;
use Mainstreet\Social\Previews\Seo_Meta;

require_once MAINSTREET_DIR . '/tests/php/cards.php';

test( 'a description is the author’s, else the excerpt, else the text in front of more, else all of the text, else a sentence', function () {
	$describe = function ( $post, $draft = array() ) { $facts = ( new Post_Card( $post, $draft ) )->get_data(); return array( $facts['description'], $facts['search_description'] ); };
	$more     = "<!-- wp:paragraph --><p>Front &amp; first.</p><!-- /wp:paragraph -->\n<!-- wp:more --><!--more--><!-- /wp:more -->\n<!-- wp:paragraph --><p>Behind.</p><!-- /wp:paragraph -->";
	$post     = card_post( array( 'post_content' => $more, 'post_excerpt' => "Two\nlines" ) );
	same( array( 'Two lines', 'Two lines' ), $describe( $post ) );
	update_post_meta( $post->ID, 'advanced_seo_description', 'By <b>hand</b>' );
	same( array( 'By hand', 'By hand' ), $describe( $post ) );
	same( array( 'Front & first.', 'Front & first.' ), $describe( $post, array( 'description' => '', 'excerpt' => '' ) ) );
	$words = '<!-- wp:paragraph --><p>Our &amp; <b>best</b></p><!-- /wp:paragraph --><!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>[gallery]bread.</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
	same( array( 'Our & best bread.', 'Our & best bread.' ), $describe( card_post( array( 'post_content' => $words ) ) ) );
	same( array( 'Typed now.', 'Typed now.' ), $describe( card_post(), array( 'content' => 'Typed now.' ) ) );
	list( $card, $search ) = $describe( card_post( array( 'post_content' => str_repeat( '<p>loaf</p>', 100 ) ) ) );
	same( array( 'loaf loaf…', 'loaf loaf…' ), array( mb_substr( $card, -10 ), mb_substr( $search, -10 ) ) );
	truly( mb_strlen( $card ) <= 200 && mb_strlen( $search ) <= 160, "$card $search" );
	same( array( 'Visit the post for more.', '' ), $describe( card_post( array( 'post_content' => '' ) ) ) );
	same( array( 'Visit the post for more.', '' ), $describe( card_post( array( 'post_content' => 'Secret', 'post_password' => 'x' ) ) ) );
	same( array( 'Visit the post for more.', '' ), $describe( card_post( array( 'post_content' => $more, 'post_excerpt' => 'Secret', 'post_password' => 'x' ) ) ) );
} );

test( 'a description draws no more blocks than it has room for', function () {
	$drawn = 0;
	add_filter( 'render_block_core/paragraph', function ( $html ) use ( &$drawn ) { ++$drawn; return $html; } );
	$describe = function ( $content ) use ( &$drawn ) { $drawn = 0; return ( new Post_Card( card_post( array( 'post_content' => $content ) ) ) )->description(); };
	$words    = "<!-- wp:paragraph -->\n<p>Bread of today, and rolls.</p>\n<!-- /wp:paragraph -->\n\n";
	$long     = $describe( str_repeat( $words, 100 ) );
	truly( $drawn > 5 && $drawn < 12, "$drawn paragraphs are drawn:" );
	same( $long, $describe( str_repeat( $words, 12 ) ), 'what follows changes nothing:' );
	same( trim( str_repeat( 'Bread of today, and rolls. ', 3 ) ), $describe( str_repeat( $words, 3 ) ) );
	same( 'Between. Bread of today, and rolls. Behind. Of a group.', $describe( "Between.$words<!-- wp:more /--> Behind. <!-- wp:group --><div><!-- wp:paragraph --><p>Of a group.</p><!-- /wp:paragraph --><!-- wp:jetpack/markdown {\"source\":\"x\"} --><p>No text.</p><!-- /wp:jetpack/markdown --></div><!-- /wp:group -->" ) );
} );

test( 'a content is cut between its outer blocks, whatever its comments are like', function () {
	$parts = array( 'Text', "<!-- wp:group {\"a\":1} --><div><!-- wp:group --><i></i><!-- /wp:group --></div><!-- /wp:group -->", "\n\n", '<!-- wp:spacer /-->', '<!-- wp:paragraph --><p>Last</p>' );
	same( $parts, iterator_to_array( Post_Card::split_blocks( implode( '', $parts ) ), false ) );
	foreach ( array( '', 'a<!-- /wp:group -->b<!-- wp:spacer /-->c', '<!-- wp:group -->', '<!-- wp:' ) as $odd ) {
		same( $odd, implode( '', iterator_to_array( Post_Card::split_blocks( $odd ), false ) ) );
	}
} );

test( 'nothing that is paid for is in a card', function () {
	$content = '<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><div><!-- wp:paragraph --><p>SECRETTEXT</p><!-- /wp:paragraph --></div><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container --><!-- wp:more --><!--more--><!-- /wp:more -->';
	holds_not( 'SECRETTEXT', wp_json_encode( ( new Post_Card( card_post( array( 'post_content' => $content ) ) ) )->get_data() ) );
} );

test( 'nothing that is paid for is in the description of a post without excerpt and without more', function () {
	$words = function ( $text ) { return "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->"; };
	$paid  = '<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><div>' . $words( 'SECRETTEXT' ) . '</div><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->';
	$group = '<!-- wp:group --><div class="wp-block-group">' . $paid . '</div><!-- /wp:group -->';
	foreach ( array( $words( 'Free.' ) . $paid, $paid . $words( 'Free.' ), $group . $words( 'Free.' ), $words( 'Free.' ) . '<!-- wp:more --><!--more--><!-- /wp:more -->' . $words( 'SECRETTEXT' ) ) as $content ) {
		foreach ( array( array(), array( 'content' => $content ) ) as $draft ) {
			$facts = ( new Post_Card( card_post( array( 'post_content' => $content ) ), $draft ) )->get_data();
			same( array( 'Free.', 'Free.' ), array( $facts['description'], $facts['search_description'] ), $content );
		}
	}
	add_shortcode( 'members', '__return_empty_string' );
	$around = '<!-- wp:shortcode -->[members]<!-- /wp:shortcode -->' . $words( 'SECRETTEXT' ) . '<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:shortcode -->[/members]<!-- /wp:shortcode -->';
	same( 'Free.', ( new Post_Card( card_post( array( 'post_content' => $words( 'Free.' ) . $around ) ) ) )->description() );
	remove_shortcode( 'members' );
	foreach ( array( 'subscribers', 'paid_subscribers' ) as $level ) {
		$post = card_post( array( 'post_content' => $words( 'SECRETTEXT' ), 'meta_input' => array( '_jetpack_newsletter_access' => $level ) ) );
		foreach ( array( array(), array( 'content' => $words( 'SECRETTEXT' ) ) ) as $draft ) {
			$facts = ( new Post_Card( $post, $draft ) )->get_data();
			same( array( 'Visit the post for more.', '' ), array( $facts['description'], $facts['search_description'] ), $level );
		}
		holds_not( 'SECRETTEXT', head_of( $post ) );
	}
} );

test( 'no picture that is paid for stands for a post, whoever looks', function () {
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'p', 'post_status' => 'inherit' ), 'paid.jpg' );
	wp_update_attachment_metadata( $id, array( 'width' => 800, 'height' => 600, 'file' => 'paid.jpg', 'sizes' => array() ) );
	$image = "<!-- wp:image {\"id\":$id} --><figure class=\"wp-block-image\"><img src=\"x.jpg\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
	$paid  = function ( $inner ) { return "<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><div>$inner</div><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->"; };
	$words = '<!-- wp:paragraph --><p>Free</p><!-- /wp:paragraph -->';
	$posts = array(
		card_post( array( 'post_content' => $paid( $paid( $words ) . $image ) ) ),
		card_post( array( 'post_content' => "$words<!-- wp:more --><!--more--><!-- /wp:more -->$image", 'meta_input' => array( '_jetpack_newsletter_access' => 'paid_subscribers' ) ) ),
	);
	foreach ( $posts as $post ) {
		// A drawn one is of the title alone.
		same( 0, ( new Post_Card( $post ) )->get_data()['image']['id'] );
		same( 0, ( new Post_Card( $post, array( 'content' => $post->post_content ) ) )->get_data()['image']['id'] );
		holds_not( 'paid.jpg', head_of( $post ) );
	}
	same( $id, ( new Post_Card( card_post( array( 'post_content' => $image ) ) ) )->get_data()['image']['id'] );
} );

test( 'texts are cut between words, and where there are no spaces between characters', function () {
	same( 'short', Card_Text::shorten( 'short', 160 ) );
	$cut = Card_Text::shorten( str_repeat( 'bread ', 40 ), 160 );
	truly( mb_strlen( $cut ) <= 160 && 'bread…' === substr( $cut, -8 ), $cut );
	same( 160, mb_strlen( Card_Text::shorten( str_repeat( 'パ', 200 ), 160 ) ) );
} );

test( 'the page says what the card says, and hostile texts stay texts', function () {
	$hostile = 'A"><script>alert(1)</script> </script> & [gallery] \' ﷽';
	$post    = card_post( array( 'post_title' => wp_slash( $hostile ), 'post_excerpt' => $hostile ) );
	update_post_meta( $post->ID, 'advanced_seo_description', wp_slash( $hostile ) );
	$html  = head_of( $post );
	$tags  = tags_in( $html );
	$facts = ( new Post_Card( $post ) )->get_data();
	same( 1, substr_count( $html, '<script' ) );
	same( array( $facts['title'], $facts['description'], $facts['url'], $facts['site'], 'article', $facts['type'], $facts['search_description'] ), array( $tags['og:title'], $tags['og:description'], $tags['og:url'], $tags['og:site_name'], $tags['og:type'], $tags['twitter:card'], $tags['description'] ) );
	preg_match( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found );
	$article = json_decode( $found[1], true );
	same( array( 'Article', $facts['title'], $facts['description'], $facts['url'] ), array( $article['@type'], $article['headline'], $article['description'], $article['url'] ) );
} );

test( 'a picture is the featured one, else one of the content that is large enough', function () {
	$attach = function ( $width, $alt ) {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'p', 'post_status' => 'inherit' ), "card-$width.jpg" );
		wp_update_attachment_metadata( $id, array( 'width' => $width, 'height' => 600, 'file' => "card-$width.jpg", 'sizes' => array() ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	};
	$small = $attach( 50, '' );
	$large = $attach( 800, 'A "loaf"' );
	$image = function ( $id ) { return "<!-- wp:image {\"id\":$id} --><figure class=\"wp-block-image\"><img src=\"https://example.org/x.jpg\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->"; };
	$post  = card_post( array( 'post_content' => $image( $small ) . $image( $large ) ) );
	$facts = ( new Post_Card( $post ) )->get_data();
	same( array( $large, 800, 'A "loaf"', 'summary_large_image' ), array( $facts['image']['id'], $facts['image']['width'], $facts['image']['alt'], $facts['type'] ) );
	same( array( 'A "loaf"', '800' ), array( tags_in( head_of( $post ) )['og:image:alt'], tags_in( head_of( $post ) )['og:image:width'] ) );
	set_post_thumbnail( $post, $small );
	same( $small, ( new Post_Card( $post ) )->get_data()['image']['id'] );
	same( $large, ( new Post_Card( $post, array( 'featured_media' => $large ) ) )->get_data()['image']['id'] );
	add_filter( 'mainstreet_picture_card', '__return_false' );
	$facts = ( new Post_Card( card_post() ) )->get_data();
	remove_filter( 'mainstreet_picture_card', '__return_false' );
	same( array( null, 'summary' ), array( $facts['image'], $facts['type'] ) );
} );

test( 'beside a plugin for search engines nothing is said; cards can be switched off by themselves', function () {
	same( false, Head_Tags::is_disabled() );
	add_filter( 'jetpack_disable_seo_tools', '__return_true' );
	same( true, Head_Tags::is_disabled() );
	remove_filter( 'jetpack_disable_seo_tools', '__return_true' );
	$state = static function ( $constant, $has_class = false ) {
		return in_process( __DIR__ . '/processes/beside-seo-plugin.php', compact( 'constant', 'has_class' ) )();
	};
	same( 'enabled', $state( '' ) );
	// SSP_VERSION is also the constant of a podcast plugin.
	same( 'enabled', $state( 'SSP_VERSION' ) );
	same( 'disabled', $state( 'SSP_VERSION', true ) );
	foreach ( array( 'WPSEO_VERSION', 'SQ_VERSION', 'SMARTCRAWL_VERSION' ) as $constant ) {
		same( 'disabled', $state( $constant ), $constant );
	}
	add_filter( 'jetpack_enable_open_graph', '__return_false' );
	$html = head_of( card_post( array( 'post_excerpt' => 'Short' ) ) );
	remove_filter( 'jetpack_enable_open_graph', '__return_false' );
	same( array( 'description' => 'Short' ), tags_in( $html ) );
	holds_not( 'ld+json', $html );
} );

test( 'title and robots are the author’s, sitemaps leave the post out, and who may not edit it may not say so', function () {
	global $wp_query, $wp_the_query;
	$post = card_post();
	update_post_meta( $post->ID, 'jetpack_seo_html_title', 'Own <title>' );
	update_post_meta( $post->ID, 'jetpack_seo_noindex', true );
	$before   = array( $wp_query, $wp_the_query );
	$wp_query = $wp_the_query = new \WP_Query( array( 'p' => $post->ID ) );
	same( 'Own', Head_Tags::filter_title( '' ) );
	same( true, Head_Tags::filter_robots( array() )['noindex'] );
	list( $wp_query, $wp_the_query ) = $before;
	$other = card_post();
	$found = get_posts( Seo_Meta::exclude_from_sitemap( array( 'post_type' => 'post', 'numberposts' => -1, 'fields' => 'ids', 'post_status' => 'publish' ) ) );
	same( array( false, true ), array( in_array( $post->ID, $found, true ), in_array( $other->ID, $found, true ) ) );
	act_as( 'contributor' );
	same( 403, rest( 'POST', '/wp/v2/posts/' . $post->ID, array( 'meta' => array( 'advanced_seo_description' => 'x' ) ) )->get_status() );
	same( 403, rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array( 'title' => 'x' ) )->get_status() );
	// A picture of a draft that only others may read.
	$draft   = card_post( array( 'post_status' => 'draft', 'post_author' => 1 ) );
	$picture = wp_insert_attachment( array( 'post_title' => 'Secret', 'post_mime_type' => 'image/png', 'post_parent' => $draft->ID, 'post_status' => 'inherit', 'post_author' => 1 ), 'secret.png' );
	wp_update_attachment_metadata( $picture, array( 'width' => 800, 'height' => 600, 'file' => 'secret.png' ) );
	act_as( 'contributor' );
	$own = get_post( wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) ) );
	$ask = function () use ( $own, $picture ) { return (string) wp_json_encode( rest( 'POST', "/mainstreet/v1/social/card/{$own->ID}", array( 'featured_media' => $picture ) )->get_data() ); };
	holds_not( 'secret.png', $ask() );
	act_as( 'administrator' );
	holds( 'secret.png', $ask() );
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post->ID, array( 'meta' => array( 'advanced_seo_description' => 'x', 'jetpack_seo_noindex' => false ) ) )->get_status() );
	same( 'x', get_post_meta( $post->ID, 'advanced_seo_description', true ) );
	same( 'Draft', rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array( 'title' => 'Draft' ) )->get_data()['title'] );
	same( 403, rest( 'POST', '/mainstreet/v1/social/card/99999999', array() )->get_status() );
} );

test( 'a draft of the editor is shown as it will be once it is stored', function () {
	$post  = card_post();
	$title = '"Rye" -- it\'s <em>dark</em> &amp; 5 &lt; 6';
	$text  = 'Say &lt;b&gt;it&lt;/b&gt; 100%ab "loud" &lt;&lt;i>b>';
	$card  = rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array( 'title' => $title, 'description' => $text, 'seo_title' => $title ) )->get_data();
	wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_title' => $title ) ) );
	rest( 'POST', '/wp/v2/posts/' . $post->ID, array( 'meta' => array( 'advanced_seo_description' => $text, 'jetpack_seo_html_title' => $title ) ) );
	$facts = ( new Post_Card( get_post( $post->ID ) ) )->get_data();
	foreach ( array( 'title', 'search_title', 'description', 'search_description', 'url' ) as $name ) {
		same( $facts[ $name ], $card[ $name ] );
	}
	same( '“Rye” — it’s dark & 5 < 6', $card['title'] );
	same( 0, preg_match( '~<(?:/?[a-z]|!--)[^<>]*>~i', $card['description'] ) );
} );

test( 'a draft has the address that it will have', function () {
	global $wp_rewrite;
	$draft  = card_post( array( 'post_status' => 'draft', 'post_title' => '' ) );
	$before = get_option( 'permalink_structure' );
	$wp_rewrite->set_permalink_structure( '/%year%/%postname%/' );
	try {
		$card = rest( 'POST', "/mainstreet/v1/social/card/{$draft->ID}", array( 'title' => 'Rye & spelt' ) )->get_data();
		truly( (bool) preg_match( '#/\d{4}/rye-spelt/$#', $card['url'] ), $card['url'] );
		$wp_rewrite->set_permalink_structure( '' );
		same( '', get_post( $draft->ID )->post_name );
		same( get_permalink( $draft ), rest( 'POST', "/mainstreet/v1/social/card/{$draft->ID}", array() )->get_data()['url'] );
	} finally {
		// Other tests ask the web server for pages of the site as it is.
		$wp_rewrite->set_permalink_structure( $before );
	}
} );

test( 'previews that a host sells are refused by the server, too', function () {
	$post = card_post();
	$gate = function ( $gate, $slug ) {
		return 'social-previews' === $slug ? array( 'required_plan' => 'host_pro', 'required_feature' => 'social-previews', 'nudge' => true, 'label' => 'paid' ) : $gate;
	};
	add_filter( 'mainstreet_extension_gate', $gate, 10, 2 );
	try {
		$answer = rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array() );
		same( array( 403, 'mainstreet_plan_required' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	} finally {
		remove_filter( 'mainstreet_extension_gate', $gate, 10 );
	}
	same( 200, rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array() )->get_status() );
} );

test( 'no character of several parts is cut', function () {
	$family = '👨‍👩‍👧‍👦';
	$cut    = Card_Text::shorten( str_repeat( $family, 60 ), 160 );
	same( '', str_replace( array( $family, '…' ), '', $cut ) );
	truly( mb_strlen( $cut ) <= 160 );
	truly( mb_strlen( Card_Text::shorten( 'a' . str_repeat( "\u{0301}", 500 ), 160 ) ) <= 160 );
	same( 'Brot…', Card_Text::shorten( 'Brot – ' . str_repeat( 'x', 20 ), 10 ) );
} );
