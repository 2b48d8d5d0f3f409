<?php
/**
 * Questions about tokens that several sniffs ask.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Phpcs;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * Reads the token stream.
 */
final class Tokens {

	/**
	 * Whether a name is called as a global function.
	 *
	 * @param File $file    File.
	 * @param int  $pointer Position of the name.
	 * @return bool
	 */
	public static function is_function_call( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$next   = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
		if ( false === $next || T_OPEN_PARENTHESIS !== $tokens[ $next ]['code'] ) {
			return false;
		}
		$before = $file->findPrevious( Phpcs_Tokens::$emptyTokens, $pointer - 1, null, true );
		if ( T_NS_SEPARATOR === $tokens[ $before ]['code'] ) {
			return T_STRING !== $tokens[ $before - 1 ]['code'];
		}
		return ! in_array( $tokens[ $before ]['code'], array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ), true );
	}

	/**
	 * The parameters of a call, or the items of a long array.
	 *
	 * @param File $file    File.
	 * @param int  $pointer Position of the name.
	 * @return array[] First and last position of each.
	 */
	public static function parameters( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$opener = $file->findNext( T_OPEN_PARENTHESIS, $pointer + 1 );
		$closer = $tokens[ $opener ]['parenthesis_closer'];
		$start  = $opener + 1;
		$found  = array();
		for ( $at = $start; $at <= $closer; $at++ ) {
			$token = $tokens[ $at ];
			if ( T_COMMA === $token['code'] || $at === $closer ) {
				if ( false !== $file->findNext( Phpcs_Tokens::$emptyTokens, $start, $at, true ) ) {
					$found[] = array( $start, $at - 1 );
				}
				$start = $at + 1;
			} elseif ( isset( $token['scope_closer'], $token['scope_opener'] ) && $token['scope_opener'] === $at ) {
				$at = $token['scope_closer'];
			} elseif ( isset( $token['parenthesis_closer'], $token['parenthesis_opener'] ) && $token['parenthesis_opener'] === $at ) {
				$at = $token['parenthesis_closer'];
			} elseif ( isset( $token['bracket_closer'], $token['bracket_opener'] ) && $token['bracket_opener'] === $at ) {
				$at = $token['bracket_closer'];
			}
		}
		return $found;
	}

	/**
	 * The code between two positions.
	 *
	 * @param File  $file  File.
	 * @param array $range First and last position.
	 * @return string
	 */
	public static function text( File $file, array $range ) {
		return trim( $file->getTokensAsString( $range[0], $range[1] - $range[0] + 1 ) );
	}

	/**
	 * The function that a position is in.
	 *
	 * @param File $file    File.
	 * @param int  $pointer Position.
	 * @return int[] First and last position; the whole file outside functions.
	 */
	public static function scope( File $file, $pointer ) {
		$tokens = $file->getTokens();
		foreach ( array_reverse( $tokens[ $pointer ]['conditions'], true ) as $at => $code ) {
			if ( T_FUNCTION === $code || T_CLOSURE === $code ) {
				return array( $tokens[ $at ]['scope_opener'], $tokens[ $at ]['scope_closer'] );
			}
		}
		return array( 0, $file->numTokens - 1 );
	}
}
