<?php
/**
 * Texts that contain `<` outside of forms, payments and podcasts, which have sweeps of their own; and who still calls
 * functions that take every `<` for a tag.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Texts in which nothing is a tag of HTML. */
const BRACKET_TEXTS = array( 'Kinder <6 & >2', 'under <5', 'one piece of <ash> & oiled', 'a<b', '<svg/onload=alert(1)' );

/**
 * Files that call strip_tags() or wp_strip_all_tags(), with the reason. Another file fails the test below: a text that
 * people typed is read with Plain_Text.
 */
const STRIPPED = array(
	'the text of other services, which is HTML'          => array( 'blocks/instagram-gallery/class-instagram-api.php', 'blocks/opentable/class-search-route.php', 'blocks/contact-form/class-plugins-route.php', 'src/social/text/class-link-cards.php', 'src/external-media/class-media-copier.php', 'src/uploads/class-upload-placement.php', 'blocks/map/class-map-tiles.php' ),
	'the text of a whole post or of captions'            => array( 'blocks/related-posts/class-related-words.php', 'blocks/related-posts/class-related-route.php', 'src/social/meta/class-card-text.php', 'src/social/text/class-thread-media.php', 'src/newsletter/campaigns/class-campaign-shortcodes.php', 'blocks/gif/class-gif-block.php', 'blocks/tiled-gallery/class-gallery-picture.php', 'blocks/story/class-story-media.php', 'blocks/story/class-story-page.php', 'src/video-player/class-player-frame.php' ),
	'whether there is any text in HTML, or our own HTML' => array( 'blocks/related-posts/class-related-block.php', 'src/site-health/class-site-checks.php' ),
	'guids stay as posts hold them'                      => array( 'blocks/podcast-player/class-podcast-text.php' ),
);

test( 'nobody takes every bracket for a tag but those who are listed with a reason', function () {
	$found = array();
	foreach ( array( 'src', 'blocks' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . "/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( $file->getPathname(), strlen( MAINSTREET_DIR ) + 1 );
			if ( 'php' !== $file->getExtension() || preg_match( '#/test/#', $path ) ) {
				continue;
			}
			$names = array_filter( token_get_all( (string) file_get_contents( $file->getPathname() ) ), function ( $token ) { return is_array( $token ) && T_STRING === $token[0] && in_array( $token[1], array( 'strip_tags', 'wp_strip_all_tags' ), true ); } );
			if ( $names ) {
				$found[] = $path;
			}
		}
	}
	$listed = array_merge( ...array_values( STRIPPED ) );
	same( array(), array_values( array_diff( $found, $listed ) ), 'use Plain_Text' );
	same( array(), array_values( array_diff( $listed, $found ) ), 'no longer needed' );
} );

test( 'buttons, sign-up forms and donations say what was typed, as text of old posts and as rich text of today', function () {
	act_as( 'administrator' );
	foreach ( BRACKET_TEXTS as $text ) {
		$shown = htmlspecialchars( $text, ENT_NOQUOTES );
		foreach ( array( $text, $shown ) as $stored ) {
			$block = function ( $name, $attributes ) { return do_blocks( "<!-- wp:jetpack/$name " . serialize_block_attributes( $attributes ) . ' /-->' ); };
			foreach ( array( 'button', 'a' ) as $element ) {
				holds( ">$shown</$element>", $block( 'button', array( 'element' => $element, 'text' => $stored, 'url' => 'https://example.org/' ) ) );
			}
			holds( 'value="' . esc_attr( $text ) . '"', $block( 'button', array( 'element' => 'input', 'text' => $stored ) ) );
			same( $text, \Mainstreet\Newsletter\Signup_Form\Subscription_Fields::plain( array( 'x' => $stored ), 'x', '' ) );
			same( $text, \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::success_label( array( 'success' => $stored ) ) );
			same( $text, \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::error_label( array( 'error' => $stored ) ) );
			same( $shown, \Mainstreet\Blocks\Donations\Donations_View::label( $stored ) );
			same( $shown, \Mainstreet\Blocks\Donations\Donations_View::text( $stored ) );
			$post = wp_insert_post( wp_slash( array( 'post_title' => $stored, 'post_content' => 'x', 'post_status' => 'publish' ) ) );
			same( $text, \Mainstreet\Responses\Response_Sources::title( $post ) );
			same( $text, \Mainstreet\Videos\Videos::title( $post ) );
		}
	}
} );

test( 'no markup gets through where a bracket is kept', function () {
	foreach ( array( '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '<<script>alert(1)</script>', "<scr\0ipt>alert(1)</script>", '<ash onclick=alert(1)>', '<b onclick=alert(1)>' ) as $hostile ) {
		foreach ( array( 'button', 'a', 'input' ) as $element ) {
			$html = do_blocks( '<!-- wp:jetpack/button ' . serialize_block_attributes( array( 'element' => $element, 'text' => "x$hostile", 'url' => 'https://example.org/' ) ) . ' /-->' );
			same( 0, preg_match( '/<[^>"]*on(?:error|load|click)=|<script/', $html ), $html );
		}
		foreach ( array( \Mainstreet\Blocks\Donations\Donations_View::label( $hostile ), \Mainstreet\Blocks\Donations\Donations_View::text( $hostile ) ) as $html ) {
			same( 0, preg_match( '/<[^>]*on(?:error|load|click)=|<script/', $html ), $html );
		}
	}
} );
