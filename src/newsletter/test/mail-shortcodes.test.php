<?php
/**
 * Shortcodes in newsletters.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Renderer;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Shortcodes;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Shortcodes, and whether the mail may show what stands between their tags. */
const SHORTCODES = array(
	'[gallery ids="PICTURE" columns="2"]',
	'[gallery]',
	'[audio src="https://example.org/a.mp3"][/audio]',
	'[video src="https://example.org/a.mp4" /]',
	'[embed width="3"]https://www.youtube.com/watch?v=abc[/embed]',
	'[playlist type="video" ids="1,2"]',
	'[contact-form][contact-field label="Name" type="name" /][/contact-form]',
	'[registered a="1"]HIDDEN[/registered]',
	'[unknown_one]',
	'[unknown-two id="7" title=\'x\']',
	'[unknown three=3]Kept words[/unknown]',
);

/** A letter with the whole post, or its start. */
function letter( array $post, $is_whole = true ) {
	Stored_Settings::save( array( 'newsletter_content' => $is_whole ? 'full' : 'excerpt' ) );
	return Campaign_Renderer::render( get_post( wp_insert_post( wp_slash( $post + array( 'post_title' => 'Bread', 'post_content' => 'Fresh.', 'post_status' => 'publish' ) ) ) ) );
}

/** Nothing of a shortcode is in a mail. */
function shows_none( array $letter, $what ) {
	foreach ( array( 'subject', 'preview', 'html', 'text' ) as $part ) {
		foreach ( array( '[gallery', '[audio', '[/audio', '[video', '[embed', '[/embed', '[playlist', '[contact', '[/contact', '[registered', '[/registered', 'HIDDEN', '[unknown', '[/unknown', '[caption', '[/caption' ) as $trace ) {
			truly( false === strpos( $letter[ $part ], $trace ), "$what: $trace in $part: " . $letter[ $part ] );
		}
	}
}

/** A picture of the media library. */
function a_picture() {
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'p', 'post_status' => 'inherit' ), 'pier.jpg' );
	wp_update_attachment_metadata( $id, array( 'width' => 400, 'height' => 100, 'file' => 'pier.jpg', 'sizes' => array() ) );
	update_post_meta( $id, '_wp_attachment_image_alt', 'The "pier"' );
	return $id;
}

test( 'no shortcode is in the mail as typed, in whatever block it stands', function () {
	newsletter();
	add_shortcode( 'registered', function () { return 'RAN'; } );
	$picture = a_picture();
	// All of them in each block, and each of them alone in one.
	foreach ( array_merge( array( implode( ' and ', SHORTCODES ) ), SHORTCODES ) as $at => $shortcode ) {
		$text = 'Before ' . str_replace( 'PICTURE', $picture, $shortcode ) . ' behind.';
		foreach ( array(
			'paragraph' => "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->",
			'heading'   => "<!-- wp:heading --><h2>$text</h2><!-- /wp:heading -->",
			'list'      => "<!-- wp:list --><ul><!-- wp:list-item --><li>$text</li><!-- /wp:list-item --></ul><!-- /wp:list -->",
			'quote'     => "<!-- wp:quote --><blockquote><!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->",
			'group'     => "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph --></div><!-- /wp:group -->",
			'table'     => "<!-- wp:table --><figure class=\"wp-block-table\"><table><tbody><tr><td>$text</td></tr></tbody></table></figure><!-- /wp:table -->",
			'image'     => "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"/a.jpg\" alt=\"\"/><figcaption>$text</figcaption></figure><!-- /wp:image -->",
			'shortcode' => "<!-- wp:shortcode -->\n$text\n<!-- /wp:shortcode -->",
			'freeform'  => "<!-- wp:freeform --><p>$text</p><!-- /wp:freeform -->",
			'nothing'   => "<!-- wp:spacer --><div></div><!-- /wp:spacer -->\n$text",
			'classic'   => "$text\n\nFurther.",
		) as $block => $content ) {
			foreach ( $at > 0 && 'paragraph' !== $block ? array() : array( true, false ) as $is_whole ) {
				$letter = letter( array( 'post_content' => $content ), $is_whole );
				shows_none( $letter, "$block, $shortcode" );
				if ( $is_whole || in_array( $block, array( 'paragraph', 'classic', 'group' ), true ) ) {
					holds( 'Before', $letter['html'], $block );
					holds( 'behind.', $letter['html'], $block );
				}
				holds_not( 'RAN', $letter['html'] );
			}
		}
		if ( $at > 0 ) {
			continue;
		}
		shows_none( letter( array( 'post_excerpt' => $text ), false ), "excerpt, $shortcode" );
		shows_none( letter( array( 'post_title' => $text ) ), "title, $shortcode" );
		shows_none( letter( array( 'meta_input' => array( Newsletter_Meta::SUBJECT => $text, Newsletter_Meta::PREVIEW => $text ) ) ), "subject, $shortcode" );
	}
	remove_shortcode( 'registered' );
} );

test( 'a shortcode becomes what it stands for', function () {
	newsletter();
	$picture = a_picture();
	$p       = function ( $text ) { return letter( array( 'post_content' => "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->" ) )['html']; };
	$gallery = $p( "[gallery ids=\"$picture,999999\"]" );
	holds( '/pier.jpg" alt="The &quot;pier&quot;"', $gallery );
	holds( '>View the images on the site</a>', $gallery );
	holds( '>Listen on the site</a>', $p( '[audio mp3="a.mp3"]' ) );
	holds( '>Listen on the site</a>', $p( '[playlist ids="1"]' ) );
	holds( '>Watch the video on the site</a>', $p( '[playlist type="video" ids="1"]' ) );
	holds( '>Watch the video on the site</a>', $p( '[video src="a.mp4"]' ) );
	holds( '<a href="https://www.youtube.com/watch?v=abc">View on youtube.com</a>', $p( '[embed]https://www.youtube.com/watch?v=abc[/embed]' ) );
	holds_not( 'javascript', $p( '[embed]javascript:alert(1)[/embed]' ) );
	$caption = $p( '[caption id="x" align="left" width="300"]<a href="/b"><img src="/b.jpg" alt="B"></a> The boat[/caption]' );
	holds( home_url( '/b.jpg' ), $caption );
	holds( 'The boat', $caption );
	holds_not( 'align=', $caption );
} );

test( 'what only looks like a shortcode stays', function () {
	newsletter();
	foreach ( array( 'He said so [sic] twice.', 'See [1] and [2].', 'me [at] example', '[Video] New', 'a[i] = b[j]', 'Wait […] for it', '[ ]', '[/', '[gallery', 'see [the list] of 3' ) as $text ) {
		same( $text, Campaign_Shortcodes::text( $text ) );
		same( $text, Campaign_Shortcodes::html( $text, 'https://example.org/' ) );
	}
	// Written to be read, as core does.
	same( '&#91;gallery ids="1"&#93;', Campaign_Shortcodes::text( Campaign_Shortcodes::text( '[[gallery ids="1"]]' ) ) );
	holds( '[gallery]', letter( array( 'post_content' => '<!-- wp:paragraph --><p>Write [[gallery]].</p><!-- /wp:paragraph -->' ) )['text'] );
	// Attributes of tags and of blocks are not text.
	same( '<a title="[gallery]">x</a>', Campaign_Shortcodes::html( '<a title="[gallery]">x</a>', '' ) );
} );

test( 'what another plugin hides between shortcodes in different blocks is not shown', function () {
	newsletter();
	add_shortcode( 'members', function () { return ''; } );
	$p       = function ( $text ) { return "<!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph -->"; };
	$content = $p( 'Open.' ) . $p( '[members]' ) . $p( 'HIDDEN' ) . $p( '[/members]' ) . $p( 'Open again.' );
	foreach ( array( true, false ) as $is_whole ) {
		$letter = letter( array( 'post_content' => $content ), $is_whole );
		holds_not( 'HIDDEN', $letter['html'] );
		holds( 'Open again.', $letter['html'] );
	}
	remove_shortcode( 'members' );
} );

test( 'long and broken texts are dealt with in time', function () {
	foreach ( array( '[gallery ', '[gallery]', '[unknown a="', '[/gallery]', '[[gallery', '[embed]x', '<[', '[caption]' ) as $piece ) {
		// Of the processor: a busy machine takes longer on the clock.
		$started = processor_seconds();
		Campaign_Shortcodes::html( str_repeat( $piece, (int) ( 400000 / strlen( $piece ) ) ), 'https://example.org/' );
		truly( processor_seconds() - $started < 5, $piece );
	}
} );

test( 'however many galleries a text names, the database is asked for the pictures of a few', function () {
	$picture         = a_picture();
	$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'Pier', 'post_content' => 'x' ) ) );
	wp_update_post( array( 'ID' => $picture, 'post_parent' => $GLOBALS['post']->ID ) );
	$queries = $GLOBALS['wpdb']->num_queries;
	foreach ( array( '[gallery]', '[gallery id="%d"]', '[gallery ids="%d"]' ) as $pattern ) {
		$text = '';
		for ( $n = 1; $n <= 2000; $n++ ) {
			$text .= sprintf( $pattern, $n );
		}
		$html = Campaign_Shortcodes::html( $text, 'https://example.org/' );
		same( 2000, substr_count( $html, 'View the images on the site' ), $pattern );
		truly( '[gallery]' !== $pattern || false !== strpos( $html, '/pier.jpg' ), 'those of the post' );
	}
	$queries = $GLOBALS['wpdb']->num_queries - $queries;
	truly( $queries < 400, "$queries queries" );
	unset( $GLOBALS['post'] );
} );
