<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Function_List;

final class POSIXFunctionsSniff extends Function_List {

	const GROUPS = array(
		'ereg' => array( 'ereg', 'eregi', 'ereg_replace', 'eregi_replace', 'split', 'spliti' ),
	);
}
