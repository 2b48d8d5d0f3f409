<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Mail\Mail_Styles;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Content;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Renderer;
use Mainstreet\Newsletter\Campaigns\Mail\Email_Fallback;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Queue\Mail_Queue;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** A post, its words as letter. */
function letter_of( array $post, $texts = null ) {
	$id = wp_insert_post( $post + array( 'post_title' => 'Bread', 'post_content' => 'Fresh.', 'post_status' => 'publish' ) );
	return Campaign_Renderer::render( get_post( $id ), $texts );
}

/** A picture of the media library. */
function library_picture( $type = 'image/png', $name = 'logo.png' ) {
	$id = wp_insert_attachment( array( 'post_mime_type' => $type, 'post_title' => $name, 'post_status' => 'inherit' ), $name );
	wp_update_attachment_metadata( $id, array( 'width' => 400, 'height' => 100, 'file' => $name, 'sizes' => array() ) );
	return $id;
}

test( 'a letter has the site’s picture and colour, who wrote it and when, and the postal address', function () {
	newsletter();
	act_as( 'administrator' );
	wp_update_user( array( 'ID' => get_current_user_id(), 'display_name' => 'Ada <b>&amp; "Co"' ) );
	set_theme_mod( 'custom_logo', library_picture() );
	Stored_Settings::save( array( 'newsletter_accent' => '#FFCC00', 'newsletter_address' => "4 Quay Street\n<script>Port Ellen</script>" ) );
	$letter = letter_of( array( 'post_author' => get_current_user_id(), 'post_date' => '2026-03-04 10:00:00' ) );
	$html   = $letter['html'];
	same( 1, substr_count( $html, '<img' ), 'one picture' );
	holds( '/logo.png" width="192" height="48" alt=""', $html );
	holds( 'border-top:4px solid #ffcc00', $html );
	holds( 'background:#ffcc00;color:#000000', $html );
	holds( 'March 4, 2026', $html );
	holds( 'href="' . home_url( '/' ) . '">' . get_bloginfo( 'name' ) . '</a><br>4 Quay Street', $html );
	holds( 'Quay Street<br>&lt;script&gt;Port Ellen', $html );
	holds_not( '<script', $html );
	holds_not( '<b>', $html );
	holds( '4 Quay Street', $letter['text'] );
	holds( 'March 4, 2026', $letter['text'] );
	Stored_Settings::save( array( 'newsletter_accent' => 'red"><script>' ) );
	holds_not( 'red"', letter_of( array() )['html'], 'a colour that is none' );
	set_theme_mod( 'custom_logo', library_picture( 'image/svg+xml', 'logo.svg' ) );
	holds_not( '<img', letter_of( array() )['html'], 'no mail program shows it' );
	remove_theme_mod( 'custom_logo' );
} );

test( 'letters on a colour can be read', function () {
	foreach ( array( '#ffffff' => '#000000', '#000000' => '#ffffff', '#ffcc00' => '#000000', '#2f6f4e' => '#ffffff', '#cc0000' => '#ffffff' ) as $color => $letters ) {
		same( $letters, Mail_Styles::text_color_on( $color ), $color );
	}
} );

test( 'a subject and a preview text of their own go out, on one line, and only the preview is hidden in the mail', function () {
	$mails = newsletter();
	people( 1 );
	publish_news( array( 'meta_input' => array( Newsletter_Meta::SUBJECT => "Hot\r\nBcc: x@evil.example", Newsletter_Meta::PREVIEW => "<b>Come</b> & see\n\"now\"" ) ) );
	( new Mail_Queue() )->run();
	same( 'Hot Bcc: x@evil.example', $mails[0]['subject'] );
	holds( 'Come &amp; see &quot;now&quot;', $mails[0]['message'] );
	holds( '<h1', $mails[0]['message'] );
	holds( 'News &amp;', $mails[0]['message'], 'the title stays the heading' );
	$letter = letter_of( array() );
	same( 'Bread', $letter['subject'] );
	same( 'Fresh.', $letter['preview'], 'the start of the post, if nobody wrote one' );
	same( 1, substr_count( $letter['text'], 'Fresh.' ), 'the plain part says it once' );
	same( array( 'S', 'P' ), array_values( array_intersect_key( letter_of( array(), array( 'subject' => 'S', 'preview' => 'P' ) ), array_flip( array( 'subject', 'preview' ) ) ) ), 'as it is being typed' );
} );

test( 'a subject and a preview text keep their brackets', function () {
	foreach ( array( 'one piece of <ash> & oiled', 'Kinder <6 & >2', 'under <5' ) as $text ) {
		$mails = newsletter();
		people( 1 );
		publish_news( array( 'meta_input' => array( Newsletter_Meta::SUBJECT => $text, Newsletter_Meta::PREVIEW => "$text <onclick=x>" ) ) );
		( new Mail_Queue() )->run();
		same( $text, $mails[0]['subject'] );
		holds( htmlspecialchars( "$text <onclick=x>", ENT_NOQUOTES ), $mails[0]['message'] );
	}
} );

test( 'an excerpt is whole sentences of the first paragraphs', function () {
	newsletter();
	$of = function ( array $post ) { return Campaign_Content::excerpt( get_post( wp_insert_post( $post + array( 'post_title' => 'x', 'post_status' => 'publish' ) ) ) ); };
	$p  = function ( $text ) { return "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->"; };
	same( array( 'Mine & only.' ), $of( array( 'post_excerpt' => 'Mine &amp; only.', 'post_content' => $p( 'Else.' ) ) ), 'what the author wrote' );
	same( array( 'One. Two.', 'Three.' ), $of( array( 'post_content' => '<!-- wp:heading --><h2>Head</h2><!-- /wp:heading -->' . $p( '<b>One.</b> Two.<sup data-fn="x">1</sup>' ) . '<!-- wp:group --><div>' . $p( 'Three.' ) . '</div><!-- /wp:group -->' . '<!-- wp:more --><!--more--><!-- /wp:more -->' . $p( 'Four.' ) ) ) );
	$long = $of( array( 'post_content' => $p( str_repeat( 'The oven was warm in the morning. ', 60 ) ) . $p( 'Never.' ) ) );
	same( 1, count( $long ) );
	truly( mb_strlen( $long[0] ) <= Campaign_Content::EXCERPT_MAX && '.' === substr( $long[0], -1 ), 'a whole sentence' );
	$words = $of( array( 'post_content' => $p( str_repeat( 'wörter ', 300 ) ) ) );
	same( 'wörter…', mb_substr( $words[0], -7 ), 'between words' );
	truly( mb_strlen( $of( array( 'post_content' => $p( str_repeat( '漢', 2000 ) ) ) )[0] ) <= Campaign_Content::EXCERPT_MAX );
	same( array( 'First.', 'Second.' ), $of( array( 'post_content' => "First.\n\nSecond.\n<!--more-->\nThird." ) ), 'of the classic editor' );
	same( array( 'Seen.' ), $of( array( 'post_content' => '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Hidden.</p><!-- /wp:paragraph -->' . $p( 'Seen.' ) ) ) );
	holds_not( 'PAID', implode( '', $of( array( 'post_content' => '<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><div>' . $p( 'PAID' ) . '</div><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->' . $p( 'Free.' ) ) ) ) );
} );

test( 'a mail stays light for colours that an author chose, where it shows them', function () {
	newsletter();
	$post = get_post( wp_insert_post( wp_slash( array( 'post_title' => 'x', 'post_content' => '<!-- wp:paragraph {"textColor":"accent-1"} --><p class="has-accent-1-color has-text-color">One.</p><!-- /wp:paragraph -->' ) ) ) );
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	holds( 'content="light only"', Campaign_Renderer::render( $post )['html'] );
	Stored_Settings::save( array( 'newsletter_content' => 'excerpt' ) );
	holds( 'content="light dark"', Campaign_Renderer::render( $post )['html'] );
} );

test( 'what needs a page comes as pictures, places or a link that says what it is', function () {
	newsletter();
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	$html = function ( $content ) { return Campaign_Content::html( get_post( wp_insert_post( wp_slash( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => $content ) ) ) ) ); };
	$id   = library_picture( 'image/jpeg', 'own.jpg' );
	$show = $html( '<!-- wp:jetpack/slideshow --><div class="wp-block-jetpack-slideshow"><ul><li><figure><img alt="A &quot;boat&quot;" class="wp-image-' . $id . '" data-id="' . $id . '" src="https://cdn.example/x.jpg"/></figure></li><li><img alt="" src="/b.jpg" onerror="alert(1)"/></li><li><img src="javascript:alert(1)"/></li></ul></div><!-- /wp:jetpack/slideshow -->' );
	holds( '/own.jpg" alt="A &quot;boat&quot;"', $show );
	holds( 'src="' . home_url( '/b.jpg' ) . '"', $show );
	holds( '>View the images on the site</a>', $show );
	foreach ( array( 'cdn.example', 'onerror', 'javascript:' ) as $none ) {
		holds_not( $none, $show );
	}
	// Tags are stripped before entities are decoded, so a tag written with entities is text only because it is escaped.
	$coded = $html( '<!-- wp:jetpack/map {"points":[{"title":"\u0026lt;b onclick=1\u0026gt;","caption":"\u0026lt;img src=x onerror=alert(1)\u0026gt;"}]} --><div></div><!-- /wp:jetpack/map -->' );
	holds( '&lt;b onclick=1&gt;', $coded );
	holds( '&lt;img src=x onerror=alert(1)&gt;', $coded );
	$map = $html( '<!-- wp:jetpack/map {"points":[{"title":"Bäckerei \u003cscript\u003e","caption":"Round the corner, \u003cimg src=x onerror=alert(1)\u003e","coordinates":{"longitude":-6.19,"latitude":55.63}},{"placeTitle":"Pier","coordinates":{"longitude":"x"}},7]} --><div></div><!-- /wp:jetpack/map -->' );
	holds( 'openstreetmap.org/?mlat=55.63', $map );
	holds( 'Bäckerei', $map );
	holds( 'Round the corner', $map );
	holds( '>Pier</li>', $map );
	holds( '>View the map on the site</a>', $map );
	holds_not( '<script', $map );
	holds_not( '<img src=x', $map );
	foreach ( array( 'donations' => 'Donate on the site', 'podcast-player' => 'Listen to the podcast on the site', 'mailchimp' => 'Subscribe on the site', 'calendly' => 'Book on the site', 'eventbrite' => 'Get tickets on the site', 'repeat-visitor' => 'View this content on the site' ) as $block => $text ) {
		holds( ">$text</a>", $html( "<!-- wp:jetpack/$block /-->" ), $block );
	}
	holds( '>View on youtube.com</a>', $html( '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=1"} /-->' ) );
	$video = $html( '<!-- wp:video --><figure><video poster="/still.jpg" src="/v.mp4"></video></figure><!-- /wp:video -->' );
	holds( 'src="' . home_url( '/still.jpg' ) . '"', $video );
	holds_not( '<video', $video );
	holds_not( 'View the map', $html( '<!-- wp:jetpack/map {"metadata":{"blockVisibility":false}} /-->' ), 'hidden by its author' );
} );

test( 'who may edit a post sees its mail and gets a test of it, with what is being typed; nobody else does', function () {
	$mails = newsletter();
	act_as( 'editor' );
	$id     = wp_insert_post( array( 'post_title' => 'Draft', 'post_content' => 'Fresh.', 'post_status' => 'draft' ) );
	$answer = rest( 'POST', '/mainstreet/v1/newsletter/preview', array( 'post' => $id, 'subject' => "A\r\nB", 'preview' => 'Soon' ) );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	same( array( 'A B', 'Soon' ), array( $answer->get_data()['subject'], $answer->get_data()['preview'] ) );
	holds( 'Fresh.', $answer->get_data()['html'] );
	holds_not( 'mainstreet.invalid', $answer->get_data()['html'] );
	same( 0, count( $mails ) );
	same( 200, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $id, 'subject' => 'Typed' ) )->get_status() );
	same( '[Test] Typed', $mails[0]['subject'] );
	same( '', get_post_meta( $id, Newsletter_Meta::SUBJECT, true ), 'nothing is stored' );
	same( 403, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $id, 'to' => 'other@example.org' ) )->get_status() );
	act_as( 'contributor' );
	same( 403, rest( 'POST', '/mainstreet/v1/newsletter/preview', array( 'post' => $id ) )->get_status() );
	act_as( '' );
	same( 401, rest( 'POST', '/mainstreet/v1/newsletter/preview', array( 'post' => $id ) )->get_status() );
	act_as( 'editor' );
	$last = 0;
	for ( $i = 0; $i < 25 && 429 !== $last; $i++ ) {
		$last = rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $id ) )->get_status();
	}
	same( 429, $last, 'not without end' );
} );

test( 'of a podcast a mail has its cover if that is a picture of the site, and a link that says what it is', function () {
	newsletter();
	$block = array( 'blockName' => 'jetpack/podcast-player', 'attrs' => array( 'url' => 'https://pod.example/feed' ), 'innerHTML' => '', 'innerBlocks' => array() );
	$draw  = function ( $cover, array $attrs = array() ) use ( $block ) {
		$id = \Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store::get_id( 'https://pod.example/feed' );
		\Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store::save( 'https://pod.example/feed', \Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store::read( $id ), array( 'title' => 'P', 'link' => '', 'cover' => $cover, 'tracks' => array(), 'index' => array() ), array() );
		$block['attrs'] += $attrs;
		return Email_Fallback::render( $block, 'podcast', home_url( '/post/' ) );
	};
	$own = home_url( '/wp-content/uploads/cover.jpg' );
	holds( 'src="' . $own . '"', $draw( $own ) );
	holds( '>Listen to the podcast on the site</a>', $draw( $own ) );
	holds_not( '<img', $draw( $own, array( 'showCoverArt' => false ) ) );
	foreach ( array( 'https://pod.example/cover.jpg', '', '//pod.example/c.png', str_replace( '://', '://x@pod.example/?', $own ), 'data:image/png;base64,AA', home_url( '/?track=1' ) ) as $other ) {
		holds_not( '<img', $draw( $other ), $other );
		holds( 'Listen to the podcast', $draw( $other ) );
	}
} );
