<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Function_List;

final class DontExtractSniff extends Function_List {

	const GROUPS = array(
		'extract' => array( 'extract' ),
	);
}
