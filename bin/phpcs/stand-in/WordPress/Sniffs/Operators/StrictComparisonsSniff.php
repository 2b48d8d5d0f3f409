<?php
namespace WordPress\Sniffs\Operators;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * `===` instead of `==`; upstream this is Universal.Operators.StrictComparisons.
 */
final class StrictComparisonsSniff implements Sniff {

	public function register() {
		return array( T_IS_EQUAL, T_IS_NOT_EQUAL );
	}

	public function process( File $file, $pointer ) {
		$file->addWarning( 'Loose comparison', $pointer, 'LooseComparison' );
	}
}
