module.exports = () => {
	throw new Error(
		'Lighthouse is not installed; see package.json beside this folder.'
	);
};
