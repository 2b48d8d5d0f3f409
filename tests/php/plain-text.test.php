<?php
/**
 * Texts that contain `<` outside of forms, payments and podcasts, which have sweeps of their own; and who still calls
 * functions that take every `<` for a tag.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account_Privacy;
use Mainstreet\Social\Networks\Linkedin\Linkedin;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Webhook\Webhook_Connect;
use Mainstreet\Social\Networks\X\X_Connect;
use Mainstreet\Videos\Track_Text;

/** Texts in which nothing is a tag of HTML. */
const BRACKET_TEXTS = array( 'Kinder <6 & >2', 'under <5', 'one piece of <ash> & oiled', 'a<b', '<svg/onload=alert(1)' );

/**
 * Files that call strip_tags() or wp_strip_all_tags(), with the reason. Another file fails the test below: a text that
 * people typed is read with Plain_Text.
 */
const STRIPPED = array(
	'the text of other services, which is HTML'          => array( 'blocks/instagram-gallery/api/class-instagram-api.php', 'blocks/opentable/class-search-controller.php', 'blocks/contact-form/integrations/class-plugins-controller.php', 'src/social/threads/class-link-cards.php', 'src/external-media/copies/class-media-copier.php', 'src/uploads/class-upload-finisher.php', 'blocks/map/class-map-tiles.php' ),
	'the text of a whole post or of captions'            => array( 'blocks/related-posts/engine/class-related-engine.php', 'blocks/related-posts/class-related-controller.php', 'src/social/previews/class-card-text.php', 'src/social/previews/class-post-card.php', 'src/social/threads/class-thread-media.php', 'src/newsletter/campaigns/mail/class-campaign-shortcodes.php', 'blocks/gif/class-gif-block.php', 'blocks/tiled-gallery/class-gallery-image.php', 'blocks/story/class-story-media.php', 'blocks/story/class-story-renderer.php', 'src/video-player/rendering/class-player-frame.php' ),
	'whether there is any text in HTML, or our own HTML' => array( 'blocks/related-posts/class-related-block.php', 'src/site-health/class-site-checks.php' ),
	'guids stay as posts hold them'                      => array( 'blocks/podcast-player/feed/class-podcast-text.php' ),
);

/**
 * How often each file uses sanitize_text_field(), sanitize_textarea_field() or Attributes::parameter(), with the reason. One use more fails the
 * test below: a text that people typed is cleaned with Plain_Text, and escaped where it is printed.
 */
const SANITIZED = array(
	'a header or the address of a request'             => array( 'src/social/likes/class-like-button.php' => 1, 'src/submissions/pipeline/class-no-script-page.php' => 1, 'src/submissions/pipeline/class-request-checks.php' => 5, 'src/submissions/pipeline/class-submission-pipeline.php' => 1, 'src/http/class-client-ip.php' => 2, 'blocks/send-a-message/class-visitor-country-controller.php' => 1 ),
	'a cookie, id, token or proof of our own'          => array( 'src/paywall/class-free-views.php' => 1, 'src/payments/orders/pages/class-return-page.php' => 1, 'src/payments/orders/checkout/class-claim-cookie.php' => 1, 'src/payments/screen/class-payments-screen.php' => 1, 'src/payments/members/pages/class-member-page.php' => 4, 'src/payments/members/access/class-access-cookie.php' => 2, 'src/newsletter/subscribers/pages/class-subscriber-pages.php' => 3, 'src/core/class-attributes.php' => 2 ),
	'a host, key, state, time or user name of a login' => array( 'src/social/sharing-buttons/class-mastodon-page.php' => 1, 'src/settings/class-settings.php' => 1, 'blocks/simple-payments/class-product-types.php' => 1, 'src/external-media/google-photos/class-google-picker.php' => 1, 'blocks/map/service.php' => 1 ),
	'the text of other services, which is HTML'        => array( 'src/external-media/openverse/class-openverse.php' => 1, 'src/external-media/class-pexels.php' => 1, 'src/external-media/class-media-item.php' => 1, 'src/external-media/copies/class-media-copier.php' => 2 ),
	'an error in the words of a service'               => array( 'src/payments/stripe/api/class-stripe-client.php' => 1, 'src/newsletter/campaigns/deliveries/class-deliveries.php' => 1 ),
	'texts for search engines are without tags'        => array( 'src/social/previews/class-seo-meta.php' => 1, 'src/social/previews/class-card-controller.php' => 1 ),
	'brackets are out of its reach'                    => array( 'src/newsletter/subscribers/storage/class-subscriber-row.php' => 1 ),
);

/**
 * How often files use one of some functions. Calls and names in strings count, which is how callbacks are given.
 *
 * @param string[] $functions Their names.
 * @return int[] By path.
 */
function uses_of( array $functions ) {
	$found = array();
	foreach ( array( 'src', 'blocks', 'extensions', 'shared' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . "/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( $file->getPathname(), strlen( MAINSTREET_DIR ) + 1 );
			if ( 'php' !== $file->getExtension() || preg_match( '#/test/#', $path ) ) {
				continue;
			}
			$uses = array_filter( token_get_all( (string) file_get_contents( $file->getPathname() ) ), function ( $token ) use ( $functions ) { return is_array( $token ) && in_array( $token[0], array( T_STRING, T_CONSTANT_ENCAPSED_STRING ) + ( defined( 'T_NAME_FULLY_QUALIFIED' ) ? array( 2 => T_NAME_FULLY_QUALIFIED ) : array() ), true ) && in_array( trim( $token[1], '\'"\\' ), $functions, true ); } );
			if ( $uses ) {
				$found[ $path ] = count( $uses );
			}
		}
	}
	ksort( $found );
	return $found;
}

test( 'nobody takes every bracket for a tag but those who are listed with a reason', function () {
	$found  = array_keys( uses_of( array( 'strip_tags', 'wp_strip_all_tags' ) ) );
	$listed = array_merge( ...array_values( STRIPPED ) );
	same( array(), array_values( array_diff( $found, $listed ) ), 'use Plain_Text' );
	same( array(), array_values( array_diff( $listed, $found ) ), 'no longer needed' );
} );

test( 'nobody cleans a text that people typed with a function that drops what stands behind a bracket', function () {
	$listed = array_merge( ...array_values( SANITIZED ) );
	ksort( $listed );
	same( $listed, uses_of( array( 'sanitize_text_field', 'sanitize_textarea_field', 'parameter' ) ), 'use Plain_Text, or say why not' );
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
			same( $text, \Mainstreet\Newsletter\Signup_Form\Subscription_Definition::plain_text( array( 'x' => $stored ), 'x', '' ) );
			same( $text, \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::success_label( array( 'success' => $stored ) ) );
			same( $text, \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::error_label( array( 'error' => $stored ) ) );
			same( $shown, \Mainstreet\Blocks\Donations\Donations_Settings::sanitize_label( $stored ) );
			same( $shown, \Mainstreet\Blocks\Donations\Donations_Settings::sanitize_text( $stored ) );
			$post = wp_insert_post( wp_slash( array( 'post_title' => $stored, 'post_content' => 'x', 'post_status' => 'publish' ) ) );
			same( $text, \Mainstreet\Responses\Listing\Response_Sources::get_title( $post ) );
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
		foreach ( array( \Mainstreet\Blocks\Donations\Donations_Settings::sanitize_label( $hostile ), \Mainstreet\Blocks\Donations\Donations_Settings::sanitize_text( $hostile ) ) as $html ) {
			same( 0, preg_match( '/<[^>]*on(?:error|load|click)=|<script/', $html ), $html );
		}
	}
} );

/**
 * Plain texts of one line as each place stores them.
 *
 * @return callable[] By name: takes what was typed, returns what is kept.
 */
function plain_lines() {
	$widget  = function ( $name ) {
		return function ( $text ) use ( $name ) { return ( new \Mainstreet\Newsletter\Signup_Form\Subscription_Widget() )->update( array( $name => $text ), array() )[ $name ]; };
	};
	$product = wp_insert_post( array( 'post_type' => 'jp_pay_product', 'post_title' => 'x', 'post_status' => 'publish' ) );
	return array(
		'label of a track'            => function ( $text ) { return Track_Text::sanitize_label( $text, 'en' ); },
		'name at LinkedIn'            => function ( $text ) { return Linkedin::parse_profile( array( 'sub' => 'a1', 'name' => $text ) )['name']; },
		'name at X'                   => function ( $text ) { return X_Connect::parse_profile( array( 'data' => array( 'id' => '1', 'username' => 'a', 'name' => $text ) ) )['name']; },
		'name at Mastodon'            => function ( $text ) { return Mastodon::parse_profile( array( 'id' => '1', 'username' => 'a', 'display_name' => $text ), 'example.org' )['name']; },
		'title of a widget'           => $widget( 'title' ),
		'label of a product’s button' => function ( $text ) use ( $product ) {
			update_post_meta( $product, 'spay_cta', wp_slash( $text ) );
			return get_post_meta( $product, 'spay_cta', true );
		},
		'message of Mailchimp'        => function ( $text ) { return \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::success_label( array( 'success' => $text ) ); },
		'error of Mailchimp'          => function ( $text ) { return \Mainstreet\Blocks\Mailchimp\Mailchimp_Signup::error_label( array( 'error' => $text ) ); },
		'hidden field of Mailchimp'   => function ( $text ) {
			$define = require MAINSTREET_DIR . '/blocks/mailchimp/definition.php';
			return $define( array( 'attrs' => array( 'signupFieldTag' => 'SOURCE', 'signupFieldValue' => $text ) ) )['value'];
		},
	);
}

test( 'names, titles and labels are kept as they were typed', function () {
	act_as( 'administrator' );
	foreach ( plain_lines() as $place => $store ) {
		foreach ( array_merge( BRACKET_TEXTS, array( '50%20off', 'a <!-- b', '\\"quoted\\"' ) ) as $text ) {
			same( $text, $store( $text ), $place );
		}
		// Names that services say may be HTML; nothing is markup in what was typed here.
		foreach ( array( '<b>bold</b> x', '"><img src=x onerror=alert(1)> x', '<script>alert(1)</script> x' ) as $text ) {
			same( 0 === strpos( $place, 'name at' ) ? trim( \Mainstreet\Core\Text\Plain_Text::from_html( $text ) ) : $text, $store( $text ), $place );
		}
	}
} );

test( 'they are one line without control characters, however long and odd what was sent', function () {
	act_as( 'administrator' );
	foreach ( plain_lines() as $place => $store ) {
		foreach ( array( " Ada\r\nBcc: x@evil.example\0\x7f\u{85}\u{2028}b ", "<scr\0ipt>\xff", str_repeat( "<\0\n", 70000 ), str_repeat( '<script ', 25000 ) ) as $text ) {
			$kept = $store( $text );
			same( 0, preg_match( '/[\p{Cc}\x{2028}\x{2029}]/u', $kept ), $place );
			truly( preg_match( '//u', $kept ) && trim( $kept ) === $kept, $place );
			truly( false === strpos( $place, 'name' ) && false === strpos( $place, 'track' ) || mb_strlen( $kept ) <= 100, $place );
		}
		same( 'Ada Bcc: x', $store( "Ada\r\nBcc: x" ), $place );
	}
} );

test( 'the name of an account is text wherever it is shown', function () {
	act_as( 'administrator' );
	$user = wp_get_current_user();
	addresses( array( 'hooks.example' => array( '93.184.215.14' ) ) );
	foreach ( array_merge( BRACKET_TEXTS, array( '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>' ) ) as $number => $text ) {
		$account = ( new Webhook_Connect() )->connect( array( 'name' => $text, 'url' => "https://hooks.example/$number", 'secret' => '' ), $user->ID );
		$name    = "$text (hooks.example)";
		same( array( $name, $text ), array( $account->name(), $account->meta( 'display' ) ) );
		$accounts = new \Mainstreet\Connections\Accounts\Accounts();
		$exported = ( new Account_Privacy( $accounts ) )->export( $user->user_email )['data'];
		$value    = wp_list_pluck( end( $exported )['data'], 'value', 'name' )['Account'];
		// Core prints exports with these elements.
		same( $name, html_entity_decode( wp_kses( $value, array( 'a' => array( 'href' => array(), 'target' => array() ), 'br' => array() ), 'personal_data_export' ), ENT_QUOTES | ENT_HTML5 ) );
		$profile = ( new \Mainstreet\Connections\Accounts\Account_Profile( $accounts ) )->render_fields( $user->ID );
		holds( esc_html( $name ), $profile );
		same( 0, preg_match( '/<script|<img|<svg|<ash/', $profile ) );
		$accounts->delete( $account->id() );
	}
} );

test( 'a sender’s name that is taken over keeps its brackets, and stays on the one line of its header', function () {
	foreach ( BRACKET_TEXTS as $text ) {
		foreach ( array( $text, htmlspecialchars( $text, ENT_NOQUOTES ), "\0 $text\r\n" ) as $stored ) {
			update_option( 'jetpack_subscriptions_from_name', $stored );
			same( $text, \Mainstreet\Onboarding\Import\Jetpack_Settings::newsletter()['newsletter_from_name'] );
		}
	}
	foreach ( array( "Ada\r\nBcc: x@evil.example", "Ada\0\u{85}\u{2028}Bcc: x", str_repeat( "<\n", 100000 ), '"><img src=x onerror=alert(1)> <script>alert(1)</script>Ada' ) as $hostile ) {
		update_option( 'jetpack_subscriptions_from_name', $hostile );
		$name = \Mainstreet\Onboarding\Import\Jetpack_Settings::newsletter()['newsletter_from_name'];
		truly( '' !== $name && strlen( $name ) <= 200 && ! preg_match( '/[\p{Cc}\x{2028}]|<script|<img/u', $name ), $name );
		$sent   = array();
		$mailer = new \Mainstreet\Mail\Mailer( function ( $to, $subject, $message, $headers ) use ( &$sent ) {
			$sent = array_merge( array( $subject ), $headers );
			return true;
		} );
		same( true, $mailer->send( array( 'to' => 'a@example.org', 'subject' => $hostile, 'html' => '<p>x</p>', 'from_name' => $name ) ) );
		truly( count( $sent ) >= 3 );
		foreach ( $sent as $header ) {
			same( 0, preg_match( '/[\r\n\0]/', $header ), $header );
		}
	}
	delete_option( 'jetpack_subscriptions_from_name' );
} );
