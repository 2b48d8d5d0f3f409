<?php
namespace WordPress\Sniffs\Security;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * A function that reads the request checks a nonce.
 */
final class NonceVerificationSniff implements Sniff {

	const VARIABLES = array( '$_POST', '$_FILES', '$_GET', '$_REQUEST' );
	const CHECKS    = array( 'wp_verify_nonce', 'check_admin_referer', 'check_ajax_referer' );

	public function register() {
		return array( T_VARIABLE );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$name   = $tokens[ $pointer ]['content'];
		if ( ! in_array( $name, self::VARIABLES, true ) ) {
			return;
		}
		list( $from, $to ) = Tokens::scope( $file, $pointer );
		for ( $at = $from; $at < $to; $at++ ) {
			if ( T_STRING === $tokens[ $at ]['code'] && in_array( $tokens[ $at ]['content'], self::CHECKS, true ) ) {
				return;
			}
		}
		$file->addWarning( '%s without checking a nonce', $pointer, '$_POST' === $name || '$_FILES' === $name ? 'Missing' : 'Recommended', array( $name ) );
	}
}
