<?php
/**
 * Texts of subscribers and newsletters of hostile size.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;
use Mainstreet\Newsletter\Signup_Form\Subscription_Style;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_File;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Texts that make careless patterns look again and again at the same letters; of about a size. */
function hostile_texts( $size ) {
	$parts = array( '<script>', '<script', '<style>a</script>', '<', '<a ', '<!--', '%2', '%%%41', 'a', ' ', "\n", '&amp;', '&', '"', "'", '[', '[jetpack_subscription_form ', '[jetpack_subscription_form a="', '=', ',', '@', 'a@', '.', "\xff", "\u{2028}", 'é', '((', 'linear-gradient(', '}', "\0", '</script' );
	$texts = array();
	foreach ( $parts as $part ) {
		$texts[ $part ] = str_repeat( $part, (int) ( $size / strlen( $part ) ) );
	}
	$texts['octets'] = str_repeat( '%', (int) ( $size / 3 ) ) . str_repeat( '41', (int) ( $size / 3 ) );
	$texts['late']   = '<script>' . str_repeat( 'a', $size );
	return $texts;
}

/** The text functions of subscribers, each of one text. */
function subscriber_text_functions() {
	return array(
		'Subscriber_Row::clean'              => function ( $text ) { return Subscriber_Row::clean( $text, 100 ); },
		'Subscriber_Row::clean of a long one' => function ( $text ) { return Subscriber_Row::clean( $text, 5000 ); },
		'Subscriber_Row::fields'             => function ( $text ) { return Subscriber_Row::fields( array( $text => $text, 'b' => $text ) ); },
		'Subscriber_Row::columns'            => function ( $text ) { return Subscriber_Row::columns( array( 'name' => $text, 'locale' => $text, 'source' => $text ), 0 ); },
		'Consent_Texts::find_or_create'                  => function ( $text ) { return Consent_Texts::find_or_create( $text ); },
		'Newsletter_Meta::clean_text'        => function ( $text ) { return Newsletter_Meta::clean_text( $text ); },
		'Newsletter_Meta::clean_access'      => function ( $text ) { return Newsletter_Meta::clean_access( $text ); },
		'Email_Address::clean'          => function ( $text ) { return Email_Address::clean( $text ) . Email_Address::clean( $text . '@example.org' ); },
		'Email_Address::mask'         => function ( $text ) { return Email_Address::mask( $text ); },
		'Subscriber_File::read'               => function ( $text ) { return Subscriber_File::read( $text, 50001 ); },
		'Subscriber_File::read of a cell'     => function ( $text ) { return Subscriber_File::read( "email,status,name\na@example.org,\"" . $text . "\",\"" . $text . '"', 50001 ); },
		'Subscription_Definition::define'        => function ( $text ) { return Subscription_Definition::define( array( 'showNameField' => true, 'nameFieldLabel' => $text, 'successMessage' => $text, 'submitButtonText' => $text, 'extraFields' => array( array( 'key' => $text, 'label' => $text ) ) ) ); },
		'Subscription_Definition::read'          => function ( $text ) { return Subscription_Definition::read( Subscription_Definition::define( array() ), array( 'email' => $text ) ); },
		'Subscription_Shortcode::from_block'   => function ( $text ) { return Subscription_Shortcode::from_block( array( 'attrs' => array(), 'innerHTML' => $text ) ); },
		'Subscription_Shortcode::from_block within' => function ( $text ) { return Subscription_Shortcode::from_block( array( 'attrs' => array(), 'innerHTML' => '[jetpack_subscription_form ' . $text . ']' ) ); },
		'Subscription_Widget'                => function ( $text ) { return ( new \Mainstreet\Newsletter\Signup_Form\Subscription_Widget() )->update( array_fill_keys( array( 'title', 'subscribe_text', 'subscribe_button' ), $text ), array() ); },
		'Subscription_Style'                  => function ( $text ) {
			$look = new Subscription_Style( array_fill_keys( array( 'className', 'textColor', 'customTextColor', 'customButtonGradient', 'customEmailFieldBackgroundColor', 'fontSize', 'customFontSize', 'buttonWidth', 'fieldClasses', 'buttonClasses', 'borderColor' ), $text ) );
			return array( $look->field(), $look->button(), $look->is_folded() );
		},
	);
}

test( 'the sweep knows every text function of subscribers: a new one joins it, or fails it', function () {
	$known = array();
	foreach ( array_keys( subscriber_text_functions() ) as $name ) {
		$known[] = preg_replace( '/::.*| .*/', '', $name );
	}
	// Classes that bring foreign text into shape by patterns, and so may look twice at a letter.
	$found = array();
	foreach ( array_merge( glob( MAINSTREET_DIR . '/src/newsletter/subscribers/{,*/}class-*.php', GLOB_BRACE ), glob( MAINSTREET_DIR . '/src/newsletter/signup-form/class-*.php' ), glob( MAINSTREET_DIR . '/src/newsletter/campaigns/class-newsletter-meta.php' ) ) as $file ) {
		if ( preg_match( '/\bpreg_(?!quote)|strip_all_tags|sanitize_text|shortcode_parse/', (string) file_get_contents( $file ) ) ) {
			$found[] = str_replace( ' ', '_', ucwords( str_replace( '-', ' ', substr( basename( $file, '.php' ), 6 ) ) ) );
		}
	}
	// Subscription_Style reads attributes of authors (text-size). Columns and Consent are reached through Csv. The pages cut what a link holds (public-addresses), the form looks at its own markup.
	same( array(), array_values( array_diff( $found, $known, array( 'Import_Columns', 'Import_Consent', 'Subscriber_Links', 'Subscriber_Pages', 'Subscription_Form', 'Subscription_Style' ) ) ) );
} );

test( 'texts of subscribers are read in a time that grows with them, not with their square', function () {
	newsletter();
	$slow = array();
	foreach ( subscriber_text_functions() as $name => $function ) {
		foreach ( hostile_texts( 600000 ) as $part => $text ) {
			$before = processor_seconds();
			$function( $text );
			$took = processor_seconds() - $before;
			if ( $took > 10 ) {
				$slow[] = "$name of $part: " . round( $took, 1 ) . ' s';
			}
		}
	}
	same( array(), $slow );
} );

test( 'what people write is kept as text: no entity is made of it, and nothing is lost that is no tag', function () {
	newsletter();
	foreach ( array( 'Tom & "Jerry"', 'a < b > c', 'I <3 you & me', '1 <2', "O'Hara <", '&amp; &lt;b&gt;', '<>', 'x<y>0', 'one piece of <ash> & oiled', 'Kinder <6 & >2', 'x<i>0', 'x<!-- y -->0' ) as $text ) {
		foreach ( array( 'administrator', 'author', '' ) as $role ) {
			act_as( $role );
			$plain = 0 === strpos( $text, 'x<' ) && 'x<y>0' !== $text ? 'x0' : $text;
			same( $plain, Subscriber_Row::clean( $text, 100 ), $role );
			same( $plain, Consent_Texts::get( Consent_Texts::find_or_create( $text ) ), $role );
			$email = md5( $text . $role ) . '@example.org';
			\Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In::subscribe( array( 'email' => $email, 'name' => $text, 'fields' => array( $text => $text ), 'consent' => $text ) );
			$item = \Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List::item( ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->find_by_email( $email ) );
			same( array( $plain, array( $plain => $plain ), $plain ), array( $item['name'], (array) $item['fields'], $item['consent'] ), $role );
		}
	}
} );

test( 'short texts come out as before', function () {
	same( 'Ada Byron', Subscriber_Row::clean( " <b>Ada</b>\n\tByron <script>alert( '<' )</script>", 100 ) );
	same( 'ab', Subscriber_Row::clean( 'a%41b', 100 ) );
	same( 'žž', Subscriber_Row::clean( 'žžž', 2 ) );
	same( str_repeat( 'x', 100 ), Subscriber_Row::clean( str_repeat( ' ', 3000 ) . str_repeat( 'x', 300 ), 100 ) );
	same( 'I agree to the policy.', Consent_Texts::get( Consent_Texts::find_or_create( ' I agree to the <a href="/p">policy</a>. ' ) ) );
	same( 0, Consent_Texts::find_or_create( " <p>\n</p> " ) );
	same( 5000, strlen( Consent_Texts::get( Consent_Texts::find_or_create( str_repeat( 'long ', 2000 ) ) ) ) );
	same( array( 'tier-1', '' ), array( Newsletter_Meta::clean_text( ' tier-1 ' ), Newsletter_Meta::clean_text( array( 'x' ) ) ) );
} );
