<?php
/**
 * Every cookie that the plugin sets is named in a text that it suggests for the privacy policy.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Cookies;

use Mainstreet\Core\Options\Stored_Settings;
use function Mainstreet\Tests\{ act_as, holds, holds_not, plugin_files, same, test, truly };

require_once __DIR__ . '/payments.php';

/** Names of cookies in PHP: the text constants of each class that sends one. */
function php_cookies() {
	$names = array();
	foreach ( plugin_files() as $file ) {
		$code = file_get_contents( $file );
		if ( preg_match( '/(?<![:>\w])set(?:raw)?cookie\(/', $code ) ) {
			same( 'class-visitor-cookie.php', basename( $file ), 'cookies are sent by Visitor_Cookie alone' );
		} elseif ( false !== strpos( $code, 'Visitor_Cookie::send(' ) ) {
			preg_match_all( "/^\tconst \w+ *= '([^']*)';/m", $code, $found );
			truly( array() !== $found[1], basename( $file ) . ' has no constant for the name of its cookie' );
			$names = array_merge( $names, $found[1] );
		}
	}
	return $names;
}

/** Names of cookies in scripts: what stands in front of `=` in each `document.cookie = …`. */
function script_cookies() {
	$names = array();
	foreach ( array( 'blocks', 'extensions', 'shared', 'src', 'store' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . '/' . $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( ! in_array( $file->getExtension(), array( 'ts', 'tsx', 'js' ), true ) || false !== strpos( $file->getPathname(), '/test/' ) ) {
				continue;
			}
			$code = file_get_contents( $file->getPathname() );
			preg_match_all( '/document\.cookie\s*=(?!=)\s*(\S[^=;]*)=/', $code, $found );
			same( preg_match_all( '/document\.cookie\s*=(?!=)|cookieStore/', $code ), count( $found[1] ), $file->getFilename() );
			foreach ( $found[1] as $name ) {
				truly( 1 === preg_match( '/^`\$\{ (\w+) \}$/', $name, $constant ) && 1 === preg_match( "/^const $constant[1] = '([^']+)';/m", $code, $value ), $file->getFilename() . ": $name" );
				$names[] = $value[1];
			}
		}
	}
	return $names;
}

/** Every text that the plugin suggests, with payments and free views set up. */
function suggested_texts() {
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	$policies = new \ReflectionProperty( \WP_Privacy_Policy_Content::class, 'policy_content' );
	$policies->setAccessible( true );
	$policies->setValue( null, array() );
	set_current_screen( 'dashboard' );
	$GLOBALS['wp_current_filter'][] = 'admin_init';
	foreach ( array_merge( ...array_values( $GLOBALS['wp_filter']['mainstreet_policy_texts']->callbacks ) ) as $hook ) {
		if ( is_array( $hook['function'] ) && 'suggest_policy' === $hook['function'][1] ) {
			call_user_func( $hook['function'] );
		}
	}
	array_pop( $GLOBALS['wp_current_filter'] );
	unset( $GLOBALS['current_screen'] );
	return implode( "\n", array_column( $policies->getValue(), 'policy_text' ) );
}

test( 'every cookie that the plugin sets is named in a privacy policy text', function () {
	act_as( 'administrator' );
	\Mainstreet\Tests\pay_service();
	Stored_Settings::save( array( 'payments_free_views' => 3 ) );
	$names = array_merge( php_cookies(), script_cookies() );
	// The ones that are known, so that the search cannot come back empty.
	foreach ( array( 'mainstreet_liker', 'wp-mainstreet-access', 'mainstreet_member', 'wp-mainstreet-claim-', 'wp-mainstreet-link', 'wp-mainstreet-views', 'jp-visit-counter' ) as $known ) {
		truly( in_array( $known, $names, true ), "$known is not found in the sources" );
	}
	$texts = suggested_texts();
	foreach ( $names as $name ) {
		holds( $name, $texts );
	}
} );

test( 'the policy text of payments says for how many years orders are kept, and free views are named only where there are any', function () {
	act_as( 'administrator' );
	\Mainstreet\Tests\pay_service();
	holds( 'We keep these records for 10 years', suggested_texts() );
	holds_not( 'wp-mainstreet-views', suggested_texts() );
	add_filter( 'mainstreet_order_years', static function () { return 1; } );
	holds( 'We keep these records for 1 year,', suggested_texts() );
} );
