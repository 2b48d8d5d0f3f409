<?php
namespace WordPress\Sniffs\PHP;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * A variable stands on the right of a comparison with what is no variable.
 */
final class YodaConditionsSniff implements Sniff {

	public function register() {
		return array( T_IS_EQUAL, T_IS_NOT_EQUAL, T_IS_IDENTICAL, T_IS_NOT_IDENTICAL );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$stop   = Phpcs_Tokens::$booleanOperators + array(
			T_OPEN_PARENTHESIS    => T_OPEN_PARENTHESIS,
			T_COMMA               => T_COMMA,
			T_INLINE_THEN         => T_INLINE_THEN,
			T_SEMICOLON           => T_SEMICOLON,
			T_DOUBLE_ARROW        => T_DOUBLE_ARROW,
		);
		$left   = $file->findPrevious( Phpcs_Tokens::$emptyTokens, $pointer - 1, null, true );
		if ( T_CLOSE_SQUARE_BRACKET !== $tokens[ $left ]['code'] && T_VARIABLE !== $tokens[ $left ]['code'] && ! ( T_STRING === $tokens[ $left ]['code'] && T_OBJECT_OPERATOR === $tokens[ $left - 1 ]['code'] ) ) {
			return;
		}
		$right = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
		$other = $file->findNext( array( T_VARIABLE ), $right, null, false, null, true );
		// As upstream: casts, numbers, strings and constants on the right are findings.
		if ( in_array( $tokens[ $right ]['code'], array( T_SELF, T_STATIC, T_PARENT ), true ) || T_STRING === $tokens[ $right ]['code'] ) {
			$after = $file->findNext( array( T_DOUBLE_COLON, T_STRING, T_SELF, T_STATIC, T_PARENT, T_NS_SEPARATOR ), $right, null, true );
			if ( T_OPEN_PARENTHESIS === $tokens[ $after ]['code'] || T_VARIABLE === $tokens[ $after ]['code'] ) {
				return;
			}
		} elseif ( ! in_array( $tokens[ $right ]['code'], array( T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_DNUMBER, T_TRUE, T_FALSE, T_NULL ), true ) ) {
			return;
		}
		$file->addError( 'Use Yoda Condition checks, you must', $pointer, 'NotYoda' );
	}
}
