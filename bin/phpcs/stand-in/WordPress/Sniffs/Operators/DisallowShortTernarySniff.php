<?php
namespace WordPress\Sniffs\Operators;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens as Phpcs_Tokens;

/**
 * No `?:`; upstream this is Universal.Operators.DisallowShortTernary.
 */
final class DisallowShortTernarySniff implements Sniff {

	public function register() {
		return array( T_INLINE_THEN );
	}

	public function process( File $file, $pointer ) {
		$next = $file->findNext( Phpcs_Tokens::$emptyTokens, $pointer + 1, null, true );
		if ( T_INLINE_ELSE === $file->getTokens()[ $next ]['code'] ) {
			$file->addError( 'A short ternary hides what is compared', $pointer, 'Found' );
		}
	}
}
