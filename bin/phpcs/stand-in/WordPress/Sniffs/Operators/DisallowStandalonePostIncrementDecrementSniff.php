<?php
namespace WordPress\Sniffs\Operators;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * `++$n;` instead of `$n++;`; upstream this is Universal.Operators.DisallowStandalonePostIncrementDecrement.
 */
final class DisallowStandalonePostIncrementDecrementSniff implements Sniff {

	public function register() {
		return array( T_INC, T_DEC );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$next   = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
		if ( ! in_array( $tokens[ $next ]['code'], array( T_SEMICOLON, T_CLOSE_TAG ), true ) ) {
			return;
		}
		$start = $file->findStartOfStatement( $pointer );
		$allow = array( T_VARIABLE, T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_STRING, T_SELF, T_STATIC, T_OPEN_SQUARE_BRACKET, T_CLOSE_SQUARE_BRACKET, T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_WHITESPACE );
		if ( false === $file->findNext( $allow, $start, $pointer, true ) ) {
			$file->addError( 'Increment before the variable', $pointer, 'PostIncrementFound' );
		}
	}
}
